import { createHash } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeFolder } from '#server/files/make-folder.ts'
import { type PostgresPrograms, findPrograms } from './binaries.ts'
import { ensureData } from './initdb.ts'
import { SIGNAL_EXIT, type ServerProcess, type Paths, launch } from './launch.ts'
import { type Connection, probe } from './probe.ts'
import { readPostmaster } from './postmaster.ts'
import { chownFolder } from './user.ts'
import { type Hold, holdForRunning, ensurePipe } from './watchdog.ts'

export type Log = { info(message: string): void; warn(message: string): void }
export type Embedded = {
	connection: Connection
	mode: 'started' | 'attached'
	/** Releases the server. If no other process uses it, it stops, and this waits until it has stopped. */
	stop(): Promise<void>
}

const PORT = 5432
/** PostgreSQL takes a killed server for a running one until the system has reaped it and its children. */
const LOCK_TIMEOUT_MS = 10_000
const LOCKED = /lock file ".+" already exists|pre-existing shared memory block/
/** After a crash the server first replays its write-ahead log, which may take minutes on a slow disk. */
const READY_TIMEOUT_MS = 300_000
const WARN_AFTER_MS = 5_000
const STOP_TIMEOUT_MS = 30_000

/**
 * Starts the PostgreSQL of the npm packages as a child process with its data under `dir`, or attaches to one that is running there. It
 * stops by itself when the last process that uses it has ended, even by kill -9. For development, tests and single-host
 * installations. `settings` are passed to the server unchanged.
 */
export async function startEmbedded(options: {
	dir: string
	log: Log
	settings?: Record<string, string>
}): Promise<Embedded> {
	if (process.platform === 'win32')
		throw new Error('The embedded PostgreSQL is not available on Windows: set DATABASE_URL')
	const dir = resolve(options.dir)
	makeFolder(dirname(dir))
	const paths: Paths = {
		dir,
		data: join(dir, 'data'),
		socket: socketFolder(dir),
		pipe: join(dir, 'users'),
		log: join(dir, 'log'),
	}
	const connection = { host: paths.socket, port: PORT, user: 'app', database: 'postgres' }
	const begin = Date.now()
	let child: ServerProcess | undefined
	let programs: PostgresPrograms | undefined
	let warned = false

	for (;;) {
		const server = await probe(connection, paths.data)
		const elapsed = Date.now() - begin
		if (server.state === 'running') {
			const mode = child?.name === server.name ? 'started' : 'attached'
			const hold = acquireHold(child, mode, paths)
			options.log.info(
				`PostgreSQL ${mode === 'started' ? 'started' : 'was already running'} in ${paths.data} (${elapsed} ms)`,
			)
			return { connection, mode, stop: () => stop(hold, paths.data) }
		}
		if (child && child.exitCode() !== null) {
			throwUnlessTransient(child, paths, elapsed)
			child.hold.release()
			child = undefined
			await pause(100)
		} else if (server.state === 'absent' && !child) {
			programs ??= findPrograms(dir)
			await ensureData(dir, paths.data, programs)
			chownFolder(paths.socket, programs.runAs)
			ensurePipe(paths.pipe)
			child = launch(programs, paths, PORT, options.settings ?? {})
		} else {
			if (elapsed > READY_TIMEOUT_MS)
				throw new Error(`PostgreSQL in ${paths.data} did not become ready: see ${paths.log}`)
			if (elapsed > WARN_AFTER_MS && !warned)
				options.log.warn(`Waiting for PostgreSQL in ${paths.data}: see ${paths.log}`)
			warned ||= elapsed > WARN_AFTER_MS
			await pause(child ? 10 : 100)
		}
	}
}

function acquireHold(child: ServerProcess | undefined, mode: Embedded['mode'], { pipe, data }: Paths): Hold {
	if (child && mode === 'started') return child.hold
	child?.hold.release()
	ensurePipe(pipe)
	return holdForRunning(pipe, data)
}

/** A start that met another server or was killed is retried for a while. Any other failure is thrown. */
function throwUnlessTransient(child: ServerProcess, { data }: Paths, elapsed: number) {
	const output = child.output()
	const isTransient = LOCKED.test(output) || (child.exitCode() ?? 0) > SIGNAL_EXIT
	if (!isTransient || elapsed > LOCK_TIMEOUT_MS)
		throw new Error(`PostgreSQL could not start in ${data}. Its output: ${output.slice(-500).trim()}`)
}

async function stop(hold: Hold, data: string) {
	if (!hold.release()) return
	const postmaster = readPostmaster(data)
	// The watchdog does the same, unless it was killed.
	if (postmaster?.isRunning) process.kill(postmaster.pid, 'SIGINT')
	const begin = Date.now()
	while (readPostmaster(data)?.isRunning && Date.now() - begin < STOP_TIMEOUT_MS) await pause(10)
}

/** The folder of the socket. A socket's path is limited to about 107 bytes, so a long `dir` gets a short folder in the temporary one. */
function socketFolder(dir: string) {
	const inDir = join(dir, 'socket')
	if (Buffer.byteLength(join(inDir, `.s.PGSQL.${PORT}.lock`)) <= 100) return inDir
	const short = join(tmpdir(), `pg-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`)
	const existing = lstatSync(short, { throwIfNoEntry: false })
	const owners = [process.getuid!(), lstatSync(dir, { throwIfNoEntry: false })?.uid]
	// Any local user could create that folder in advance and receive our queries.
	if (existing && !(existing.isDirectory() && owners.includes(existing.uid)))
		throw new Error(`${short}, needed because ${dir} is too long for a socket, belongs to another user: remove it`)
	return short
}
