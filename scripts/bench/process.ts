import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export type Process = ReturnType<typeof start>

/** Starts the built product on a port with its data in `dir`. */
export const startProduct = (port: number, dir: string, settings: Record<string, string> = {}) =>
	// As `npm start` and the container image start it.
	start(['--max-semi-space-size=8', '--heap-growing-percent=50', 'dist/server/main.js'], {
		MALLOC_ARENA_MAX: '2',
		PORT: String(port),
		DATA_DIR: dir,
		...settings,
	})

/** Starts a Node process and collects its output. */
export function start(args: string[], environment: Record<string, string>) {
	const child = spawn(process.execPath, args, {
		env: { PATH: process.env.PATH, ...environment },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	let output = ''
	child.stdout.on('data', (text: Buffer) => (output += String(text)))
	const ended = once(child, 'exit')
	return {
		pid: child.pid ?? 0,
		waitForOutput: async (text: string) => {
			while (!output.includes(text)) {
				if (child.exitCode !== null) throw new Error(`The process exited with ${child.exitCode}: ${output}`)
				await pause(5)
			}
		},
		stop: () => {
			child.kill('SIGTERM')
			return ended
		},
	}
}
