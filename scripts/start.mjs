import { ensureBuild } from './ensure-build.mjs'
import { ensureNode } from './ensure-node.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { main, runProgram } from './program.mjs'

main(async () => {
	await ensurePackages()
	const node = await ensureNode()
	await ensureBuild()
	// docs/self-hosting/deployment.md says what these three limits on memory do.
	process.env.MALLOC_ARENA_MAX ??= '2'
	const limits = ['--max-semi-space-size=8', '--heap-growing-percent=50']
	return runProgram(node, [...limits, 'dist/server/main.js', ...process.argv.slice(2)])
})
