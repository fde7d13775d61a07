import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its missing parents, each with this mode. Throws where that is impossible. `mkdir` with `recursive` tries again
 * for ever where the system refuses with ENOENT although the parent exists, as below /proc: the process then hears no signal.
 */
export function makeFolder(path: string, mode?: number): void {
	if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
	if (dirname(path) !== path) makeFolder(dirname(path), mode)
	try {
		mkdirSync(path, { mode })
	} catch (error) {
		// Another process may have been faster.
		if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
	}
}
