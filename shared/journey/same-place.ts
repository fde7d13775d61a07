import { fold } from '../fold.ts'

/** Words that many places have in their names. */
const COMMON = new Set([
	'hotel',
	'resort',
	'villa',
	'palace',
	'the',
	'and',
	'spa',
	'airport',
	'island',
	'house',
	'club',
])
const wordsOf = (place: string) =>
	fold(place)
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.filter((word) => word.length > 2 && !COMMON.has(word))

/** Whether two names share a word that tells places apart: 'Cipriani' and 'Belmond Hotel Cipriani'. */
export function isSamePlace(one: string, other: string): boolean {
	const words = new Set(wordsOf(other))
	return wordsOf(one).some((word) => words.has(word))
}
