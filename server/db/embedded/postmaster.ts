import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process id in postmaster.pid, and whether it belongs to a running PostgreSQL: the id may have been reused by another program. */
export function readPostmaster(data: string): { pid: number; isRunning: boolean } | null {
	let pid: number
	try {
		pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
	} catch {
		return null
	}
	return Number.isSafeInteger(pid) && pid > 0 ? { pid, isRunning: isPostgres(pid) } : null
}

function isPostgres(pid: number) {
	try {
		process.kill(pid, 0)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
	}
	if (process.platform !== 'linux') return true
	try {
		// '123 (postgres) S …'; Z is a zombie, X a dead process.
		const [, name, state] = /^\d+ \((.*)\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
		return name === 'postgres' && state !== 'Z' && state !== 'X'
	} catch {
		return false
	}
}
