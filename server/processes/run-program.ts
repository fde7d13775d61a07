import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Writable } from 'node:stream'

type Limits = { seconds: number; cpuSeconds: number; memoryMb: number; fileMb: number }
type Job = {
	program: string
	args: readonly string[]
	folder: string
	limits: Limits
	signal?: AbortSignal | undefined
}
/** `slow`: it was ended because of its time. `code` is null for a program that was ended, or that a signal ended. */
export type ProgramEnd = { code: number | null; isSlow: boolean; stderr: string }

/** The program could not be started. */
export class ProgramMissing extends Error {}

const STDERR_LENGTH = 8_000
/** What a shell answers for a program that is missing, or that may not be run. */
const NOT_STARTED = [126, 127]
const EXCEEDED_CPU = 128 + 24

/**
 * Limits of processor time (seconds), memory (kB), file size (blocks of 512 bytes) and core dumps. macOS knows none of memory. The program
 * ends with this process, even one that is killed: the pipe at 3 is then closed without a word.
 */
const LAUNCH = `
ulimit -c 0
ulimit -H -t $(($1 + 5))
ulimit -S -t "$1"
ulimit -v "$2" 2>/dev/null
ulimit -f "$3"
shift 3
nice -n 10 "$@" 3<&- &
program=$!
(read -r word <&3 || kill -9 $program) &
guard=$!
wait $program
code=$?
kill -9 $guard 2>/dev/null
exit $code`

/**
 * Runs a program on files of other people, within limits and behind everything else: its time, its processor time, its memory and the size of
 * what it writes. It has none of our environment and no input. Throws ProgramMissing, and the reason of `signal`.
 */
export async function runProgram({ program, args, folder, limits, signal }: Job): Promise<ProgramEnd> {
	signal?.throwIfAborted()
	const { seconds, cpuSeconds, memoryMb, fileMb } = limits
	const bounds = [cpuSeconds, memoryMb * 1024, fileMb * 2048].map(String)
	const child = spawn('/bin/sh', ['-c', LAUNCH, 'sh', ...bounds, program, ...args], {
		cwd: folder,
		// Each thread of glibc would reserve 64 MB of what it may have.
		env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
		stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
		// A group of its own, which is ended as a whole.
		detached: true,
	})
	const guard = child.stdio[3] as Writable
	guard.on('error', () => {})
	let isSlow = false
	const end = () => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGKILL')
	const timer = setTimeout(() => (isSlow = end()), seconds * 1000)
	signal?.addEventListener('abort', end)
	try {
		const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject))
		const [code, stderr] = await Promise.all([ended, text(child.stderr!)])
		signal?.throwIfAborted()
		if (code !== null && NOT_STARTED.includes(code)) throw new ProgramMissing(stderr.slice(-STDERR_LENGTH))
		return { code, isSlow: isSlow || code === EXCEEDED_CPU, stderr: stderr.slice(-STDERR_LENGTH) }
	} finally {
		clearTimeout(timer)
		signal?.removeEventListener('abort', end)
		guard.destroy()
	}
}
