import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureBuild } from './ensure-build.mjs'
import { ensureNode } from './ensure-node.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { main, Problem, runProgram } from './program.mjs'

// npm test: everything. npm test -- PATH …: only the tests of these files. --shuffle: in random order.
const paths = process.argv.slice(2).filter((argument) => argument !== '--shuffle')
const order = process.argv.includes('--shuffle') ? ['--sequence.shuffle'] : []
const results = mkdtempSync(join(tmpdir(), 'test-results-'))
process.on('exit', () => rmSync(results, { recursive: true, force: true }))

main(async () => {
	await step('packages', ensurePackages)
	await step('Node', ensureNode)
	process.env.CHROME_PATH = await step('browser', ensureBrowser)
	if (paths.length === 0) {
		await step('types', () => tool('tsc', '--noEmit'))
		await step('lint', () => tool('oxlint', '--type-aware', '--deny-warnings'))
		await step('format', () => tool('biome', 'format'))
	}
	await step('build', ensureBuild)
	const runs = paths.length > 0 ? [paths] : [['--project=node'], ['--project=browser']]
	const counts = { passed: 0, failed: 0, skipped: 0 }
	for (const run of runs) {
		const isGreen = await step(`tests ${run.join(' ')}`, () => vitest(run, counts))
		if (!isGreen) break
	}
	const { passed, failed, skipped } = counts
	console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
	return process.exitCode ?? 0
})

async function step(name, work) {
	const begin = Date.now()
	const result = await work()
	console.log(`· ${name}: ${((Date.now() - begin) / 1000).toFixed(1)} s`)
	return result
}

async function tool(program, ...args) {
	if ((await runProgram(program, args)) !== 0) throw new Problem(`${program} found what has to be put right: see above`)
}

/** Adds to the counts what vitest's own report says. A run that died without a report failed. */
async function vitest(run, counts) {
	const report = join(results, 'report.json')
	rmSync(report, { force: true })
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
	const code = await runProgram('vitest', ['run', ...run, ...order, ...reporters])
	if (code !== 0) process.exitCode = 1
	const said = JSON.parse(readFileSync(report, 'utf8'))
	counts.passed += said.numPassedTests
	counts.failed += said.numFailedTests
	counts.skipped += said.numPendingTests + said.numTodoTests
	return code === 0
}
