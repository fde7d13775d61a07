import { isolated } from '#shared/bidi.ts'
import { FORM_LETTERS, PRINTED_LETTERS } from './covered-letters.ts'

/** A character that cannot be printed, with the text around it. */
export type MissingLetter = { letter: string; text: string }

/** Where documents are printed: typeset with all our fonts, or in a form that is filled with one of them. */
export type Medium = 'typeset' | 'form'

/** Characters that have no shape of their own, such as joiners and direction marks. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u
/** The rest is looked up only for texts that have more than these. */
const COMMON = /^[\n\x20-\x7E\xA0-\xFF]*$/
const EXCERPT = 24

/** The first character in the data that no font has, wherever it is in there. Null when everything can be printed. */
export function missingLetter(data: unknown, medium: Medium = 'typeset'): MissingLetter | null {
	if (typeof data === 'string') return missingIn(data, medium)
	if (typeof data !== 'object' || data === null) return null
	for (const member of Object.values(data)) {
		const missing = missingLetter(member, medium)
		if (missing) return missing
	}
	return null
}

function missingIn(text: string, medium: Medium): MissingLetter | null {
	if (COMMON.test(text)) return null
	const characters = Array.from(text)
	const at = characters.findIndex((character) => !INVISIBLE.test(character) && !isCovered(character, medium))
	if (at < 0) return null
	const from = Math.max(0, at - EXCERPT)
	const to = Math.min(characters.length, at + EXCERPT)
	const excerpt = isolated(characters.slice(from, to).join('').trim())
	return {
		letter: characters[at] ?? '',
		text: `${from > 0 ? '…' : ''}${excerpt}${to < characters.length ? '…' : ''}`,
	}
}

/** The first code point of each range, and of each gap after it, in ascending order. */
const bordersOf = (packed: string): number[] => {
	let last = 0
	return packed.split(/\s+/).map((step) => (last += Number.parseInt(step, 36)))
}

const PACKED: Record<Medium, string> = { typeset: PRINTED_LETTERS, form: FORM_LETTERS }
const borders: Partial<Record<Medium, number[]>> = {}

/** A code point is covered when an odd number of borders is at or before it. */
function isCovered(character: string, medium: Medium): boolean {
	const list = (borders[medium] ??= bordersOf(PACKED[medium]))
	const point = character.codePointAt(0) ?? 0
	let [low, high] = [0, list.length]
	while (low < high) {
		const middle = (low + high) >> 1
		if ((list[middle] ?? 0) <= point) low = middle + 1
		else high = middle
	}
	return low % 2 === 1
}
