import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { closeSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { type Programs, environment, findPrograms } from './embedded-binaries.ts'
import { ensureData } from './embedded-initdb.ts'
import { openLog } from './embedded-log.ts'
import { readPostmaster } from './embedded-postmaster.ts'
import { giveFolder, identity } from './embedded-user.ts'
import { type Hold, WATCH, holdRunning, holdToStart, makePipe } from './embedded-watch.ts'

export type Log = { info(message: string): void; warn(message: string): void }
type Connection = { host: string; port: number; user: string; database: string }
export type Embedded = {
	connection: Connection
	mode: 'started' | 'attached'
	/** Lets go of the server. It stops when no other process uses it, and then this waits until it has. */
	stop(): Promise<void>
}

const PORT = 5432
/** A server that was killed counts as running until the system has buried it and its children. */
const LOCKED_MS = 10_000
/** After a crash the server first works off its log, which may take minutes on a slow disk. */
const READY_MS = 300_000
const LOCKED = /lock file ".+" already exists|pre-existing shared memory block/
/** A shell's number for a program that a signal ended begins here: somebody stopped it while it started. */
const KILLED = 128
const STOPPED_MS = 30_000

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

/**
 * The PostgreSQL of the npm packages as a child of ours, its data under `dir`; attaches when one runs there already. It stops by itself
 * when the last process that uses it is gone, even by kill -9. Made for development, tests and a single host;
 * reference and reasons in docs/decisions. `settings` go to the server as they are.
 */
export async function startEmbedded(options: {
	dir: string
	log: Log
	settings?: Record<string, string>
}): Promise<Embedded> {
	if (process.platform === 'win32') throw new Error('On Windows no PostgreSQL is started: set DATABASE_URL')
	const dir = resolve(options.dir)
	const data = join(dir, 'data')
	const socket = socketFolder(dir)
	const connection = { host: socket, port: PORT, user: 'app', database: 'postgres' }
	const pipe = join(dir, 'users')
	const begin = Date.now()
	mkdirSync(dirname(dir), { recursive: true })
	let launched: Launched | undefined
	let programs: Programs | undefined

	for (;;) {
		// Each look depends on what the one before it led to.
		/* oxlint-disable no-await-in-loop */
		const seen = await look(connection, data)
		if (seen.state === 'running') {
			const started = launched !== undefined && seen.name === launched.name
			if (!started) launched?.hold.release()
			if (!started) makePipe(pipe)
			const hold = started && launched ? launched.hold : holdRunning(pipe, data)
			options.log.info(`PostgreSQL ${started ? 'started' : 'was running'} in ${data} (${Date.now() - begin} ms)`)
			return { connection, mode: started ? 'started' : 'attached', stop: () => stop(hold, data) }
		}
		const waited = Date.now() - begin
		const code = launched?.exitCode() ?? null
		if (launched && code !== null) {
			const said = launched.said()
			launched.hold.release()
			launched = undefined
			if (!(LOCKED.test(said) || code > KILLED) || waited > LOCKED_MS)
				throw new Error(`PostgreSQL could not start in ${data}. It said: ${said.slice(-500).trim()}`)
			await pause(100)
		} else if (seen.state === 'absent' && !launched) {
			programs ??= findPrograms(dir)
			await ensureData(dir, data, programs)
			giveFolder(socket, programs.runAs)
			makePipe(pipe)
			launched = launch(programs, { dir, data, socket, pipe, settings: options.settings ?? {} })
		} else {
			if (waited > READY_MS) throw new Error(`PostgreSQL in ${data} does not get ready: see ${join(dir, 'log')}`)
			await pause(launched ? 10 : 100)
		}
		/* oxlint-enable no-await-in-loop */
	}
}

type Launched = { name: string; hold: Hold; exitCode(): number | null; said(): string }

function launch(
	{ postgres, runAs }: Programs,
	place: { dir: string; data: string; socket: string; pipe: string; settings: Record<string, string> },
): Launched {
	const name = randomUUID()
	const settings = { ...SETTINGS, unix_socket_directories: place.socket, cluster_name: name, ...place.settings }
	const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
	const command = [...runAs.prefix, postgres, '-D', place.data, '-p', String(PORT), ...flags]
	const log = openLog(join(place.dir, 'log'))
	const { hold, reader } = holdToStart(place.pipe)
	const child: ChildProcess = spawn('/bin/sh', ['-c', WATCH, 'sh', ...command], {
		...identity(runAs),
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

type Seen = { state: 'running'; name: string } | { state: 'changing' | 'absent' }

async function look(connection: Connection, data: string): Promise<Seen> {
	const client = new Client({ ...connection, connectionTimeoutMillis: 2000, query_timeout: 2000 })
	client.on('error', () => {})
	let found: { data: string; name: string } | undefined
	try {
		await client.connect()
		const { rows } = await client.query<{ data: string; name: string }>(
			`select current_setting('data_directory') as data, current_setting('cluster_name') as name`,
		)
		found = rows[0]
	} catch (error) {
		return seenIn(error, connection)
	} finally {
		void client.end()
	}
	if (!found || !isSameFolder(found.data, data))
		throw new Error(`The PostgreSQL at ${connection.host} serves ${found?.data} and not ${data}`)
	return { state: 'running', name: found.name }
}

const isSameFolder = (one: string, other: string) =>
	existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other)

function seenIn(error: unknown, { host }: Connection): Seen {
	const { code, message } = error as { code?: string; message: string }
	if (code === '57P03' || code === '57P01' || message.includes('timeout')) return { state: 'changing' }
	if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET' || message.includes('terminated'))
		return { state: 'absent' }
	if (code === 'EACCES' || code === 'EPERM')
		throw new Error(`${host} belongs to another user: run as that user, or give the folder back with chown`)
	throw error
}

async function stop(hold: Hold, data: string) {
	if (!hold.release()) return
	const postmaster = readPostmaster(data)
	// The watching shell does the same, unless it was killed.
	if (postmaster?.lives) process.kill(postmaster.pid, 'SIGINT')
	const begin = Date.now()
	// oxlint-disable-next-line no-await-in-loop
	while (readPostmaster(data)?.lives && Date.now() - begin < STOPPED_MS) await pause(10)
}

/** A socket's path holds about 107 bytes, and a data folder may lie deep: then a short folder stands for it. */
function socketFolder(dir: string) {
	const beside = join(dir, 'socket')
	if (Buffer.byteLength(join(beside, `.s.PGSQL.${PORT}.lock`)) <= 100) return beside
	const short = join(tmpdir(), `pg-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`)
	const there = lstatSync(short, { throwIfNoEntry: false })
	const owners = [process.getuid!(), lstatSync(dir, { throwIfNoEntry: false })?.uid]
	// Anybody may make a folder there beforehand and wait in it for our questions.
	if (there && !(there.isDirectory() && owners.includes(there.uid)))
		throw new Error(`${short}, needed because ${dir} is too long for a socket, is not ours: remove it`)
	return short
}
