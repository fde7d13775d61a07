import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { readPostmaster } from '#server/db/embedded/postmaster.ts'

const PROGRAM = resolve('tests/harness/embedded/process.ts')
export const silentLog = { info: () => {}, warn: () => {} }

/** Starts a process that uses the PostgreSQL in `dir`. `mode` is what the process printed; it rejects with the error output. */
export function startUser(dir: string, as: { uid?: number; gid?: number; env?: Record<string, string> } = {}) {
	const child = spawn(process.execPath, [PROGRAM, dir], { ...as, stdio: ['ignore', 'pipe', 'pipe'] })
	const errorOutput = text(child.stderr)
	const exit = once(child, 'exit')
	const mode = Promise.race([
		once(child.stdout, 'data').then(([line]) => String(line).trim()),
		exit.then(async () => Promise.reject(new Error(await errorOutput))),
	])
	mode.catch(() => {})
	return { child, mode, end: (signal: NodeJS.Signals) => end(child, exit, signal) }
}

async function end(child: ChildProcess, exit: Promise<unknown>, signal: NodeJS.Signals) {
	child.kill(signal)
	await exit
}

export const postmasterOf = (dir: string) => {
	const found = readPostmaster(join(dir, 'data'))
	return found?.isRunning ? found.pid : null
}

/** Waits at most `ms` for the condition. Returns whether it became true. */
export async function waitUntil(condition: () => boolean, ms = 5_000) {
	const begin = Date.now()
	while (!condition() && Date.now() - begin < ms) await pause(20)
	return condition()
}

/** A folder for databases that other users can access. */
export function temporaryFolder() {
	const dir = mkdtempSync(join(tmpdir(), 'go-privilege-db-'))
	chmodSync(dir, 0o711)
	return { dir, remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Kills the shells that watch a server, so that nothing stops it when its users end. */
export function killWatchdog(postmaster: number) {
	const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
		.split('\n')
		.map((line) => line.trim().split(/\s+/))
		.map(([pid, parent, name]) => ({ pid: Number(pid), parent: Number(parent), name }))
	const shell = processes.find(({ pid }) => pid === postmaster)?.parent
	for (const { pid, parent, name } of processes)
		if (pid === shell || (parent === shell && name === 'sh')) process.kill(pid, 'SIGKILL')
}

/** Creates one database folder and returns a function that copies it, in a twentieth of the time of creating another. */
export async function databaseFolderCopies(dir: string) {
	const model = join(dir, 'model')
	const server = await startEmbedded({ dir: model, log: silentLog })
	await server.stop()
	let copies = 0
	return (copy = join(dir, `copy-${++copies}`)) => {
		cpSync(join(model, 'data'), join(copy, 'data'), { recursive: true })
		chmodSync(copy, 0o700)
		chmodSync(join(copy, 'data'), 0o700)
		return copy
	}
}
