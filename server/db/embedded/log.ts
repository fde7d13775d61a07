import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'

const MAX_BYTES = 5 * 1024 * 1024
const MAX_ROTATED = 3

/** Opens the server's log, which only its owner may read. A large file is rotated first. */
export function openLog(path: string): { fd: number; close(): void; output(): string } {
	rotate(path)
	const fd = openSync(path, 'a', 0o600)
	const start = fstatSync(fd).size
	return {
		fd,
		close: () => closeSync(fd),
		/** What was written since the log was opened. */
		output: () => readFileSync(path).subarray(start).toString('utf8'),
	}
}

function rotate(path: string) {
	try {
		if (statSync(path).size < MAX_BYTES) return
		for (let i = MAX_ROTATED - 1; i > 0; i--) renameIfExists(`${path}.${i}`, `${path}.${i + 1}`)
		renameIfExists(path, `${path}.1`)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
	}
}

function renameIfExists(from: string, to: string) {
	try {
		renameSync(from, to)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
	}
}
