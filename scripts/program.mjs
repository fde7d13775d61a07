import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Plain JavaScript, as all of scripts/*.mjs: it runs under the host's Node before the project's own is there.

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The environment in which `node` and every tool are the project's own. */
const ownTools = () => {
	const folders = ['node/bin', '.bin'].map((folder) => join(ROOT, 'node_modules', folder))
	return { ...process.env, PATH: [...folders, process.env.PATH].join(delimiter) }
}

/**
 * Runs a program in the foreground with the project's own tools, passing on the signals that ask us to stop. Resolves to its exit code,
 * or 128 and the signal's number as shells have it. `how` goes to spawn.
 */
export function runProgram(command, args, how = {}) {
	const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: ownTools(), ...how })
	const passOn = (signal) => {
		// Ctrl+C in a terminal reaches every process of it already; a second one could mean "at once".
		if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
	}
	const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
	for (const signal of signals) process.on(signal, passOn)
	return new Promise((resolve, reject) => {
		child.on('error', reject)
		child.on('close', (code, signal) => {
			for (const name of signals) process.off(name, passOn)
			resolve(code ?? 128 + constants.signals[signal])
		})
	})
}

/** Something that people can put right: said without a stack. */
export class Problem extends Error {}

/** Does the work of a script and ends the process with the exit code that the work resolves to. */
export function main(work) {
	work().then(
		(code) => process.exit(code),
		(error) => {
			console.error(error instanceof Problem ? error.message : error)
			process.exit(1)
		},
	)
}
