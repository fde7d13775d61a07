import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync } from 'node:fs'
import { type Programs, environment } from './binaries.ts'
import { openLog } from './log.ts'
import { readPostmaster } from './postmaster.ts'
import { type Hold, WATCH, holdToStart } from './watch.ts'

/** What lies in the folder of an embedded PostgreSQL. The socket may lie elsewhere. */
export type Place = { dir: string; data: string; socket: string; pipe: string; log: string }

const SETTINGS = {
	// No port, so nothing to clash with and nothing to reach from outside.
	listen_addresses: '',
	unix_socket_permissions: '0700',
	timezone: 'UTC',
	log_timezone: 'UTC',
	max_wal_size: '256MB',
	// Details and statements carry people's data; the application's log says which request it was.
	log_error_verbosity: 'terse',
	log_min_error_statement: 'panic',
	log_checkpoints: 'off',
}

/** A server that may become ready, or end because another one is there already. */
export type Launched = { name: string; hold: Hold; exitCode(): number | null; said(): string }

/** A shell's number for a program that a signal ended is greater than this. */
export const KILLED = 128

/** Starts the server in a session of its own, watched over (embedded-watch.ts). */
export function launch(
	{ postgres, runAs }: Programs,
	place: Place,
	port: number,
	more: Record<string, string>,
): Launched {
	const name = randomUUID()
	const settings = { ...SETTINGS, unix_socket_directories: place.socket, cluster_name: name, ...more }
	const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
	const command = [...runAs.prefix, postgres, '-D', place.data, '-p', String(port), ...flags]
	const log = openLog(place.log)
	const { hold, reader } = holdToStart(place.pipe)
	const child = spawn('/bin/sh', ['-c', WATCH, 'sh', ...command], {
		...runAs.begin,
		cwd: place.dir,
		env: { ...environment, ...ignoreImpostor(place.data) },
		stdio: [reader, 'ignore', log.fd],
		// Ctrl+C in a terminal reaches every process of it; the server has to outlive what the application still does then.
		detached: true,
	})
	let exitCode: number | null = null
	child.on('exit', (code) => (exitCode = code ?? KILLED + 1))
	child.on('error', () => (exitCode = 1))
	child.unref()
	closeSync(reader)
	log.close()
	return { name, hold, exitCode: () => exitCode, said: () => log.said() }
}

/**
 * A number in postmaster.pid that is another program's by now (in a container the same numbers come back at every start) would
 * keep the server from starting. It takes the one in this variable for a stale one, and still checks that nobody uses its memory.
 */
function ignoreImpostor(data: string) {
	const found = readPostmaster(data)
	return found && !found.lives ? { PG_GRANDPARENT_PID: String(found.pid) } : {}
}
