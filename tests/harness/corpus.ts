import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A folder of real documents with what should be read of each: other people's, so they can't lie here. It is looked for beside the
 * repository, or where BOOKING_CORPUS says; tests of it are skipped where there is none ('').
 */
export const CORPUS =
	[process.env.BOOKING_CORPUS, '../shared/reference/corpus'].find((folder) => folder && existsSync(folder)) ?? ''

/** A file of the corpus as JSON; null where there is none. */
export function corpusFile(name: string): unknown {
	const path = join(CORPUS, name)
	return CORPUS !== '' && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
