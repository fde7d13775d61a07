import { ensureBuild } from './ensure-build.mjs'
import { ensureNode } from './ensure-node.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { main, runProgram } from './program.mjs'

main(async () => {
	await ensurePackages()
	const node = await ensureNode()
	await ensureBuild()
	return runProgram(node, ['dist/server/main.js', ...process.argv.slice(2)])
})
