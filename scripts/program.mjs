import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Plain JavaScript, like all of scripts/*.mjs, because it runs with the host's Node before the project's own is installed.

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The environment with the project's own `node` and tools first in PATH. */
const projectEnvironment = () => {
	const folders = ['node/bin', '.bin'].map((folder) => join(ROOT, 'node_modules', folder))
	return { ...process.env, PATH: [...folders, process.env.PATH].join(delimiter) }
}

/**
 * Runs a program in the foreground with the project's own tools and forwards termination signals. Resolves to its exit code, or to 128
 * plus the signal's number as in shells. `options` are those of spawn.
 */
export function runProgram(command, args, options = {}) {
	const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: projectEnvironment(), ...options })
	const forwardSignal = (signal) => {
		// Ctrl+C in a terminal already reaches every process of it, and a second signal could mean "stop immediately".
		if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
	}
	const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
	for (const signal of signals) process.on(signal, forwardSignal)
	return new Promise((resolve, reject) => {
		child.on('error', reject)
		child.on('close', (code, signal) => {
			for (const name of signals) process.off(name, forwardSignal)
			resolve(code ?? 128 + constants.signals[signal])
		})
	})
}

/** An error that the user can fix: reported without a stack trace. */
export class UserError extends Error {}

/** Runs a script and exits with the code that it resolves to. */
export function main(work) {
	work().then(
		(code) => process.exit(code),
		(error) => {
			console.error(error instanceof UserError ? error.message : error)
			process.exit(1)
		},
	)
}
