import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * BOOKING_CORPUS: a folder of real documents with what should be read of each, which are other people's and can't lie here. Tests of it
 * are skipped where it isn't set.
 */
export const CORPUS = process.env.BOOKING_CORPUS ?? ''

/** A file of the corpus as JSON; null where there is none. */
export function corpusFile(name: string): unknown {
	const path = join(CORPUS, name)
	return CORPUS !== '' && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
