import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureBuild } from './ensure-build.mjs'
import { ensureNode } from './ensure-node.mjs'
import { ensureOperatorPrograms } from './ensure-operator-programs.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { main, UserError, runProgram } from './program.mjs'

// npm test runs everything; npm test -- PATH … only the tests in these files. --shuffle runs them in random order.
const paths = process.argv.slice(2).filter((argument) => argument !== '--shuffle')
const order = process.argv.includes('--shuffle') ? ['--sequence.shuffle'] : []
const results = mkdtempSync(join(tmpdir(), 'test-results-'))
process.on('exit', () => rmSync(results, { recursive: true, force: true }))

main(async () => {
	await step('packages', ensurePackages)
	await step('Node', ensureNode)
	process.env.CHROME_PATH = await step('browser', ensureBrowser)
	if (process.env.CI) await step('programs of operators', ensureOperatorPrograms)
	if (paths.length === 0) {
		await step('types', () => tool('tsc', '--noEmit'))
		await step('lint', () => tool('oxlint', '--type-aware', '--deny-warnings'))
		await step('format', () => tool('biome', 'format'))
	}
	await step('build', ensureBuild)
	// tests/first-load.test.ts measures this build instead of making another.
	process.env.CLIENT_BUILD = 'dist/client'
	// All tests in one run: while those of one worker wait, for a database or a page, those of the others use the processor.
	const { passed, failed, skipped } = await step('tests', () => vitest(paths))
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
	if ((await runProgram(program, args)) !== 0) throw new UserError(`${program} reported problems: see above`)
}

/** Runs vitest and returns its counts. A run that ends without a report has failed. */
async function vitest(run) {
	const reportPath = join(results, 'report.json')
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`]
	const code = await runProgram('vitest', ['run', ...run, ...order, ...reporters])
	if (code !== 0) process.exitCode = 1
	const report = JSON.parse(readFileSync(reportPath, 'utf8'))
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests,
		skipped: report.numPendingTests + report.numTodoTests,
	}
}
