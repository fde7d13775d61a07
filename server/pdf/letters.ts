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

/**
 * The first character in the data that no font has, wherever it is in there, with the shortest text that contains it: a name rather than
 * the sentence that repeats it. Null when everything can be printed.
 */
export function missingLetter(data: unknown, medium: Medium = 'typeset'): MissingLetter | null {
	const texts = textsIn(data).filter((text) => !COMMON.test(text))
	const letter = texts
		.flatMap((text) => Array.from(text))
		.find((one) => !INVISIBLE.test(one) && !isCovered(one, medium))
	if (letter === undefined) return null
	const [text = ''] = texts.filter((one) => one.includes(letter)).toSorted((one, other) => one.length - other.length)
	return { letter, text: excerptOf(text, letter) }
}

function textsIn(data: unknown): string[] {
	if (typeof data === 'string') return [data]
	return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}

function excerptOf(text: string, letter: string): string {
	const characters = Array.from(text)
	const at = characters.indexOf(letter)
	const from = Math.max(0, at - EXCERPT)
	const to = Math.min(characters.length, at + EXCERPT)
	const excerpt = isolated(characters.slice(from, to).join('').trim())
	return `${from > 0 ? '…' : ''}${excerpt}${to < characters.length ? '…' : ''}`
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
