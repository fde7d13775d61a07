import { DAMAGED, type FilmHeader, FilmRefused } from './film-header.ts'
import { readMp4 } from './mp4.ts'
import { readWebm } from './webm.ts'

/** A film that may be served, without what says where and when it was taken; or a sentence for staff on why it may not. */
export type CheckedFilm = (FilmHeader & { bytes: Buffer }) | { refused: string }

/** In pixels and in seconds. */
const LONGEST_SIDE = 1920
export const LENGTH = { least: 1, most: 30 }

/**
 * Checks a film by its header and removes its metadata (CRM-403). The whole file is in memory: uploads are small. The readers take every
 * number in it for a lie: they stay within the file, and look at a limited number of its parts.
 */
export function checkFilm(bytes: Buffer): CheckedFilm {
	const cleaned = Buffer.from(bytes)
	try {
		const header = cleaned.readUInt32BE(0) === 0x1a45dfa3 ? readWebm(cleaned) : readMp4(cleaned)
		const { width, height, seconds } = header
		if (width < 16 || height < 16) throw new FilmRefused()
		if (Math.max(width, height) > LONGEST_SIDE)
			throw new FilmRefused(`The film is ${width} × ${height} pixels: at most ${LONGEST_SIDE} wide and high`)
		if (!(seconds >= LENGTH.least && seconds <= LENGTH.most))
			throw new FilmRefused(
				`A film can have ${LENGTH.least} to ${LENGTH.most} seconds. Shorten it, and upload it again`,
			)
		return { ...header, bytes: cleaned }
	} catch (error) {
		if (error instanceof FilmRefused) return { refused: error.message }
		// A number that points outside the file.
		if (error instanceof RangeError) return { refused: DAMAGED }
		throw error
	}
}
