import type { Storage } from './storage.ts'

/**
 * Deletes files whose rows are gone. Rows are deleted first and files after the commit, so a crash between leaves an orphan for the
 * next sweep, never a row without its file. A storage error here is left to the sweep too.
 */
export async function removeFiles(storage: Storage, keys: readonly string[]) {
	await Promise.allSettled(keys.map((key) => storage.remove(key)))
}
