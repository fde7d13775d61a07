import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'

const MAX_BYTES = 5 * 1024 * 1024
const KEPT = 3

/** What the server says, in a file that only its owner reads. A file that has grown large makes way for a new one. */
export function openLog(path: string): { fd: number; close(): void; said(): string } {
	rotate(path)
	const fd = openSync(path, 'a', 0o600)
	const start = fstatSync(fd).size
	return {
		fd,
		close: () => closeSync(fd),
		/** What was written since this was opened. */
		said: () => readFileSync(path).subarray(start).toString('utf8'),
	}
}

function rotate(path: string) {
	try {
		if (statSync(path).size < MAX_BYTES) return
		for (let i = KEPT - 1; i > 0; i--) moveIfThere(`${path}.${i}`, `${path}.${i + 1}`)
		moveIfThere(path, `${path}.1`)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
	}
}

function moveIfThere(from: string, to: string) {
	try {
		renameSync(from, to)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
	}
}
