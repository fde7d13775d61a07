import { ensureNode } from './ensure-node.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { main, runProgram } from './program.mjs'

// node scripts/run.mjs PROGRAM ARGUMENTS: runs one of the project's tools, or the project's own `node`, whatever the host has.
main(async () => {
	const [program, ...args] = process.argv.slice(2)
	await ensurePackages()
	await ensureNode()
	return runProgram(program, args)
})
