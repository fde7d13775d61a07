import { spawn, spawnSync } from 'node:child_process'
import { closeSync, constants, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Runs "$@" and stops it when standard input ends, that is when the process at its other end has exited, however it exited. The third
 * descriptor is needed because a shell gives background commands an empty standard input. The signal is repeated because a program
 * that has only just started may not handle signals yet.
 */
export const WATCHDOG = `exec 3<&0
"$@" 3<&- & p=$!
(read x <&3; while kill -INT $p; do sleep 1; done) 2>/dev/null & w=$!
wait $p; s=$?
kill $w 2>/dev/null
exit $s`

/** Does the same for a server that is already running: "$1" is its postmaster.pid, "$2" the process id that was in it. */
const WATCHDOG_FOR_RUNNING = 'read x; read p < "$1" && [ "$p" = "$2" ] && kill -INT "$p"'

/**
 * Processes that use the server hold the writing end of a named pipe, and the watchdog reads from it: it sees the end of the file when the
 * last of them has exited. So a server outlives the process that started it as long as another one uses it.
 */
export type Hold = {
	/** Closes the pipe. True when no other process holds it, so that the server is about to stop. */
	release(): boolean
}

const { O_NONBLOCK, O_RDONLY, O_RDWR, O_WRONLY } = constants

export function ensurePipe(path: string): void {
	if (existsSync(path)) return
	const { status, stderr, error } = spawnSync('mkfifo', ['-m', '600', path], { encoding: 'utf8' })
	if (status !== 0 && !existsSync(path))
		throw new Error(`The named pipe ${path} could not be created: ${error?.message ?? stderr}`)
}

/** A hold for the process that starts the server, and the reading end for its watchdog (close it afterwards). */
export function holdForStart(path: string): { hold: Hold; reader: number } {
	// Opening for reading and writing does not block, and while it is open neither do the other two.
	const readWrite = openSync(path, O_RDWR)
	const reader = openSync(path, O_RDONLY)
	const writer = openSync(path, O_WRONLY)
	closeSync(readWrite)
	return { hold: newHold(path, writer), reader }
}

/** A hold for a process that attaches to a running server. If nothing reads the pipe, the watchdog was killed: start a new one. */
export function holdForRunning(path: string, data: string): Hold {
	try {
		return newHold(path, openSync(path, O_WRONLY | O_NONBLOCK))
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error
	}
	const { hold, reader } = holdForStart(path)
	const pidFile = join(data, 'postmaster.pid')
	const pid = readFileSync(pidFile, 'utf8').split('\n')[0] ?? ''
	spawn('/bin/sh', ['-c', WATCHDOG_FOR_RUNNING, 'sh', pidFile, pid], {
		stdio: [reader, 'ignore', 'ignore'],
		detached: true,
	}).unref()
	closeSync(reader)
	return hold
}

function newHold(path: string, writer: number): Hold {
	let held = true
	return {
		release() {
			if (!held) return false
			held = false
			closeSync(writer)
			return !hasWriters(path)
		},
	}
}

/** A non-blocking read returns the end of the file if no process holds the writing end, and EAGAIN if one does. */
function hasWriters(path: string) {
	if (!existsSync(path)) return false
	const reader = openSync(path, O_RDONLY | O_NONBLOCK)
	try {
		return readSync(reader, Buffer.alloc(1)) > 0
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return true
		throw error
	} finally {
		closeSync(reader)
	}
}
