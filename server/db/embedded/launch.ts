import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync } from 'node:fs'
import { type PostgresPrograms, environment } from './binaries.ts'
import { openLog } from './log.ts'
import { readPostmaster } from './postmaster.ts'
import { type Hold, WATCHDOG, holdForStart } from './watchdog.ts'

/** The paths of an embedded PostgreSQL. All but the socket are always in `dir`. */
export type Paths = { dir: string; data: string; socket: string; pipe: string; log: string }

const SETTINGS = {
	// No TCP port: nothing to conflict with, and nothing to reach from outside.
	listen_addresses: '',
	unix_socket_permissions: '0700',
	timezone: 'UTC',
	log_timezone: 'UTC',
	max_wal_size: '256MB',
	// After a crash of one of its processes the server ends, and we start it again. By itself it would restart them, and hang for ever where
	// the crash comes again while it recovers, such as on a full disk: PostgreSQL 18.4 ignores the second one.
	restart_after_crash: 'off',
	// Details and statements contain personal data. The application's log identifies the request.
	log_error_verbosity: 'terse',
	log_min_error_statement: 'panic',
	log_checkpoints: 'off',
}

/** A server process. It may become ready, or exit because another one is already running. */
export type ServerProcess = { name: string; hold: Hold; exitCode(): number | null; output(): string }

/** A shell's exit code for a program ended by a signal is greater than this. */
export const SIGNAL_EXIT = 128

/** Starts the server in a new session under a watchdog (watchdog.ts). */
export function launch(
	{ postgres, runAs }: PostgresPrograms,
	paths: Paths,
	port: number,
	extraSettings: Record<string, string>,
): ServerProcess {
	const name = randomUUID()
	const settings = { ...SETTINGS, unix_socket_directories: paths.socket, cluster_name: name, ...extraSettings }
	const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
	const command = [...runAs.prefix, postgres, '-D', paths.data, '-p', String(port), ...flags]
	const log = openLog(paths.log)
	const { hold, reader } = holdForStart(paths.pipe)
	const child = spawn('/bin/sh', ['-c', WATCHDOG, 'sh', ...command], {
		...runAs.spawnAs,
		cwd: paths.dir,
		env: { ...environment, ...ignoreStalePid(paths.data) },
		stdio: [reader, 'ignore', log.fd],
		// Ctrl+C in a terminal signals every process of the session. The server must outlive the application's shutdown.
		detached: true,
	})
	let exitCode: number | null = null
	child.on('exit', (code) => (exitCode = code ?? SIGNAL_EXIT + 1))
	child.on('error', () => (exitCode = 1))
	child.unref()
	closeSync(reader)
	log.close()
	return { name, hold, exitCode: () => exitCode, output: () => log.output() }
}

/**
 * A process id in postmaster.pid that now belongs to another program (in a container the same ids recur at every start) would prevent
 * the server from starting. PostgreSQL treats the id in this variable as stale, and still checks that its shared memory is unused.
 */
function ignoreStalePid(data: string) {
	const found = readPostmaster(data)
	return found && !found.isRunning ? { PG_GRANDPARENT_PID: String(found.pid) } : {}
}
