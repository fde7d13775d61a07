import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A folder of real documents with the expected readings. They belong to other people, so they are not in the repository. Set BOOKING_CORPUS
 * or place the folder next to the repository. Without it ('') the tests that need it are skipped.
 */
export const CORPUS =
	[process.env.BOOKING_CORPUS, '../shared/reference/corpus'].find((folder) => folder && existsSync(folder)) ?? ''

/** A JSON file of the corpus, or null without one. */
export function corpusFile(name: string): unknown {
	const path = join(CORPUS, name)
	return CORPUS !== '' && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
