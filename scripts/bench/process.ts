import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export type Process = ReturnType<typeof start>

/** The built product on a port and a folder of its own. */
export const startProduct = (port: number, dir: string, settings: Record<string, string> = {}) =>
	start(['dist/server/main.js'], { PORT: String(port), DATA_DIR: dir, ...settings })

/** A process of its own: what it says is listened to. */
export function start(args: string[], environment: Record<string, string>) {
	const child = spawn(process.execPath, args, {
		env: { PATH: process.env.PATH, ...environment },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	let said = ''
	child.stdout.on('data', (text: Buffer) => (said += String(text)))
	const ended = once(child, 'exit')
	return {
		pid: child.pid ?? 0,
		says: async (words: string) => {
			while (!said.includes(words)) {
				if (child.exitCode !== null) throw new Error(`It stopped with ${child.exitCode}: ${said}`)
				await pause(5)
			}
		},
		stop: () => {
			child.kill('SIGTERM')
			return ended
		},
	}
}
