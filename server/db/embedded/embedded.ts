import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Programs, findPrograms } from './binaries.ts'
import { ensureData } from './initdb.ts'
import { KILLED, type Launched, type Place, launch } from './launch.ts'
import { type Connection, look } from './look.ts'
import { readPostmaster } from './postmaster.ts'
import { giveFolder } from './user.ts'
import { type Hold, holdRunning, makePipe } from './watch.ts'

export type Log = { info(message: string): void; warn(message: string): void }
export type Embedded = {
	connection: Connection
	mode: 'started' | 'attached'
	/** Lets go of the server. It stops when no other process uses it, and then this waits until it has. */
	stop(): Promise<void>
}

const PORT = 5432
/** A server that was killed counts as running until the system has buried it and its children. */
const LOCKED_MS = 10_000
const LOCKED = /lock file ".+" already exists|pre-existing shared memory block/
/** After a crash the server first works off its log, which may take minutes on a slow disk. */
const READY_MS = 300_000
const PATIENCE_MS = 5_000
const STOPPED_MS = 30_000

/**
 * The PostgreSQL of the npm packages as a child of ours, its data under `dir`; attaches when one runs there already. It stops by itself
 * when the last process that uses it is gone, even by kill -9. For development, tests and a single host. `settings` go to the
 * server as they are.
 */
export async function startEmbedded(options: {
	dir: string
	log: Log
	settings?: Record<string, string>
}): Promise<Embedded> {
	if (process.platform === 'win32') throw new Error('On Windows no PostgreSQL is started: set DATABASE_URL')
	const dir = resolve(options.dir)
	mkdirSync(dirname(dir), { recursive: true })
	const place: Place = {
		dir,
		data: join(dir, 'data'),
		socket: socketFolder(dir),
		pipe: join(dir, 'users'),
		log: join(dir, 'log'),
	}
	const connection = { host: place.socket, port: PORT, user: 'app', database: 'postgres' }
	const begin = Date.now()
	let launched: Launched | undefined
	let programs: Programs | undefined
	let warned = false

	for (;;) {
		// Each look depends on what the one before it led to.
		const seen = await look(connection, place.data)
		const waited = Date.now() - begin
		if (seen.state === 'running') {
			const mode = launched?.name === seen.name ? 'started' : 'attached'
			const hold = takeHold(launched, mode, place)
			options.log.info(`PostgreSQL ${mode === 'started' ? 'started' : 'was running'} in ${place.data} (${waited} ms)`)
			return { connection, mode, stop: () => stop(hold, place.data) }
		}
		if (launched && launched.exitCode() !== null) {
			refuseIfHopeless(launched, place, waited)
			launched.hold.release()
			launched = undefined
			await pause(100)
		} else if (seen.state === 'absent' && !launched) {
			programs ??= findPrograms(dir)
			await ensureData(dir, place.data, programs)
			giveFolder(place.socket, programs.runAs)
			makePipe(place.pipe)
			launched = launch(programs, place, PORT, options.settings ?? {})
		} else {
			if (waited > READY_MS) throw new Error(`PostgreSQL in ${place.data} does not get ready: see ${place.log}`)
			if (waited > PATIENCE_MS && !warned) options.log.warn(`Waiting for PostgreSQL in ${place.data}: see ${place.log}`)
			warned ||= waited > PATIENCE_MS
			await pause(launched ? 10 : 100)
		}
	}
}

function takeHold(launched: Launched | undefined, mode: Embedded['mode'], { pipe, data }: Place): Hold {
	if (launched && mode === 'started') return launched.hold
	launched?.hold.release()
	makePipe(pipe)
	return holdRunning(pipe, data)
}

/** A start that found another server, or that somebody killed, is worth another try for a while; anything else is told. */
function refuseIfHopeless(launched: Launched, { data }: Place, waited: number) {
	const said = launched.said()
	const passes = LOCKED.test(said) || (launched.exitCode() ?? 0) > KILLED
	if (!passes || waited > LOCKED_MS)
		throw new Error(`PostgreSQL could not start in ${data}. It said: ${said.slice(-500).trim()}`)
}

async function stop(hold: Hold, data: string) {
	if (!hold.release()) return
	const postmaster = readPostmaster(data)
	// The watching shell does the same, unless it was killed.
	if (postmaster?.lives) process.kill(postmaster.pid, 'SIGINT')
	const begin = Date.now()
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
