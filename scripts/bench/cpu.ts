import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** The CPU seconds that a process has used so far, user and system (Linux, /proc). */
export function cpuSeconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
	return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** The CPU seconds of the PostgreSQL processes with a data folder under `folder`. */
export function cpuSecondsOfPostgres(folder: string): number {
	return postgresPids(folder).reduce((sum, pid) => sum + cpuSecondsOrZero(pid), 0)
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
		return cpuSeconds(pid)
	} catch {
		return 0
	}
}
