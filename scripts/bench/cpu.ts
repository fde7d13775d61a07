import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** The CPU seconds that a process has used so far, user and system (Linux, /proc). */
export function cpuSeconds(pid: number): number {
	const [own = 0, ofSystem = 0] = cpuTicks(pid)
	return (own + ofSystem) / TICKS_PER_SECOND
}

/** User and system time of a process, and of those of its children that have ended. */
const cpuTicks = (pid: number): number[] =>
	(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').slice(11, 15).map(Number)

/**
 * The CPU seconds of the PostgreSQL processes with a data folder under `folder`, including those that have ended: connections and
 * background workers come and go, and without them the sum would fall between two readings.
 */
export function cpuSecondsOfPostgres(folder: string): number {
	for (;;) {
		const pids = postgresPids(folder)
		const seconds = pids.reduce((sum, pid) => sum + cpuSecondsOrZero(pid), 0)
		// A process that ended in between is counted with its own time or with its parent's, or twice.
		if (postgresPids(folder).join() === pids.join()) return seconds
	}
}

/** The resident memory of a process in MB, including shared pages in full. */
export const residentMemory = (pid: number): number =>
	Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** The proportional set size of the PostgreSQL processes in MB: shared pages are divided among the processes. */
export function sharedMemoryOfPostgres(folder: string): number {
	return postgresPids(folder).reduce((sum, pid) => {
		const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
		return sum + Number(/Pss:\s+(\d+)/.exec(rollup)?.[1] ?? 0) / 1024
	}, 0)
}

/** The postmaster's command line contains its data folder; the other processes are its children. */
function postgresPids(folder: string): number[] {
	const pids = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
	const masters = pids.filter((pid) => isPostgres(pid) && readOrEmpty(`/proc/${pid}/cmdline`).includes(folder))
	return pids.filter((pid) => masters.includes(pid) || masters.includes(parentOf(pid)))
}

const parentOf = (pid: number) => Number(/PPid:\s+(\d+)/.exec(readOrEmpty(`/proc/${pid}/status`))?.[1] ?? 0)
const isPostgres = (pid: number) => readOrEmpty(`/proc/${pid}/comm`).trim() === 'postgres'

function readOrEmpty(path: string) {
	try {
		return readFileSync(path, 'utf8')
	} catch {
		return ''
	}
}

function cpuSecondsOrZero(pid: number) {
	try {
		return cpuTicks(pid).reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND
	} catch {
		return 0
	}
}
