import { spawn, spawnSync } from 'node:child_process'
import { closeSync, constants, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Runs "$@" and stops it when standard input ends, which is when the process that holds its other end is gone, however it went.
 * The third descriptor is there because a shell gives commands behind & an empty standard input; again and again, because a program
 * that has only just begun does not hear a signal yet.
 */
export const WATCH = `exec 3<&0
"$@" 3<&- & p=$!
(read x <&3; while kill -INT $p; do sleep 1; done) 2>/dev/null & w=$!
wait $p; s=$?
kill $w 2>/dev/null
exit $s`

/** Does the same for a server that runs already: "$1" is its postmaster.pid, "$2" the number that was in it. */
const WATCH_RUNNING = 'read x; read p < "$1" && [ "$p" = "$2" ] && kill -INT "$p"'

/**
 * Processes that use the server hold the writing end of one named pipe, the watching shell reads it: it sees the end when the last of
 * them is gone. So a server outlives the process that started it as long as another one uses it.
 */
export type Hold = {
	/** Lets go. True when nobody else holds the pipe, so that the server is about to stop. */
	release(): boolean
}

const { O_NONBLOCK, O_RDONLY, O_RDWR, O_WRONLY } = constants

export function makePipe(path: string): void {
	if (existsSync(path)) return
	const { status, stderr, error } = spawnSync('mkfifo', ['-m', '600', path], { encoding: 'utf8' })
	if (status !== 0 && !existsSync(path))
		throw new Error(`The pipe ${path} could not be made: ${error?.message ?? stderr}`)
}

/** A hold for the process that starts the server, and the reading end to hand to its watching shell (close it afterwards). */
export function holdToStart(path: string): { hold: Hold; reader: number } {
	// Opened both ways it waits for nobody; with it open, neither do the other two.
	const both = openSync(path, O_RDWR)
	const reader = openSync(path, O_RDONLY)
	const writer = openSync(path, O_WRONLY)
	closeSync(both)
	return { hold: holdOf(path, writer), reader }
}

/** A hold for a process that found the server running. Nobody reading means that its shell was killed: a new one takes over. */
export function holdRunning(path: string, data: string): Hold {
	try {
		return holdOf(path, openSync(path, O_WRONLY | O_NONBLOCK))
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error
	}
	const { hold, reader } = holdToStart(path)
	const pidFile = join(data, 'postmaster.pid')
	const pid = readFileSync(pidFile, 'utf8').split('\n')[0] ?? ''
	spawn('/bin/sh', ['-c', WATCH_RUNNING, 'sh', pidFile, pid], {
		stdio: [reader, 'ignore', 'ignore'],
		detached: true,
	}).unref()
	closeSync(reader)
	return hold
}

function holdOf(path: string, writer: number): Hold {
	let held = true
	return {
		release() {
			if (!held) return false
			held = false
			closeSync(writer)
			return !isHeld(path)
		},
	}
}

/** Reading without waiting tells: the end of the file is that nobody writes, 'try again' that somebody could. */
function isHeld(path: string) {
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
