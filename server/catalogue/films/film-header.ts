export const DAMAGED = 'The film is damaged and cannot be read'

/** A film cannot be served, for a reason that staff read. */
export class FilmRefused extends Error {
	constructor(sentence = DAMAGED) {
		super(sentence)
	}
}

/** What the header of a film says of it. The size is in pixels, as it is shown: with the rotation applied. */
export type FilmHeader = { kind: 'mp4' | 'webm'; width: number; height: number; seconds: number }
