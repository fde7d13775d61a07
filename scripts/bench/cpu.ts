import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Seconds of processor time a process has used so far, user and system (Linux, /proc). */
export function cpuOf(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
	return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** The same for every process whose command line holds the words, such as the servers of one database. */
export function cpuOfAll(words: string): number {
	return pidsOf(words).reduce((sum, pid) => sum + tryCpu(pid), 0)
}

/** Resident memory of a process in MB, shared pages counted in full. */
export const memoryOf = (pid: number): number =>
	Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** The proportional share of memory in MB: pages that processes share are divided among them. */
export function sharedMemoryOfAll(words: string): number {
	return pidsOf(words).reduce((sum, pid) => {
		const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
		return sum + Number(/Pss:\s+(\d+)/.exec(rollup)?.[1] ?? 0) / 1024
	}, 0)
}

/** A postmaster's command line names its folder; its servers are its children. */
function pidsOf(words: string): number[] {
	const pids = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
	const masters = pids.filter((pid) => isPostgres(pid) && read(`/proc/${pid}/cmdline`).includes(words))
	return pids.filter((pid) => masters.includes(pid) || masters.includes(parentOf(pid)))
}

const parentOf = (pid: number) => Number(/PPid:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
const isPostgres = (pid: number) => read(`/proc/${pid}/comm`).trim() === 'postgres'

function read(path: string) {
	try {
		return readFileSync(path, 'utf8')
	} catch {
		return ''
	}
}

function tryCpu(pid: number) {
	try {
		return cpuOf(pid)
	} catch {
		return 0
	}
}
