import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The number in postmaster.pid and whether a PostgreSQL bears it. A number alone proves nothing: it may long be another program's. */
export function readPostmaster(data: string): { pid: number; lives: boolean } | null {
	let pid: number
	try {
		pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
	} catch {
		return null
	}
	return Number.isSafeInteger(pid) && pid > 0 ? { pid, lives: isPostgres(pid) } : null
}

function isPostgres(pid: number) {
	try {
		process.kill(pid, 0)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
	}
	if (process.platform !== 'linux') return true
	try {
		// '123 (postgres) S …'; Z is one that ended and that nobody has asked for.
		const [, name, state] = /^\d+ \((.*)\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
		return name === 'postgres' && state !== 'Z' && state !== 'X'
	} catch {
		return false
	}
}
