import { fold } from '#shared/fold.ts'

/** What forms write instead of a value (IMPORT-38). */
const PLACEHOLDERS = new Set(
	'none|n a|na|tbc|tba|to be confirmed|to be advised|null|undefined|nil|not applicable|not provided|not specified|unknown|please choose|please select|select|choose'.split(
		'|',
	),
)

/** Whether a text stands for no value: blank, '-', 'N/A', 'TBC' and the like. */
export function isPlaceholder(text: string): boolean {
	const folded = fold(text)
	return folded === '' || PLACEHOLDERS.has(folded)
}

/**
 * Splits an identifier into words: 'departure Airport' from 'departureAirport', 'departure airport' from
 * 'departure_airport'.
 */
export const splitIdentifier = (key: string): string =>
	key
		.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
		.replaceAll(/[_\-.]+/g, ' ')
		.trim()

/** Joins lines with commas: 'Riedweg 40, 3920 Zermatt'. */
export const toSingleLine = (text: string): string =>
	/[\t\u00a0\r\n]| {2}|,\s*,/.test(text)
		? text
				.split(/\s*[\r\n]+\s*/)
				.map((line) => line.trim())
				.filter(Boolean)
				.join(', ')
				.replaceAll(/(?:,\s*){2,}/g, ', ')
				.replaceAll(/[ \t\u00a0]+/g, ' ')
		: text.trim()

/** Replaces parts of a text by blanks, so that positions stay valid. */
export const blankOut = (text: string, parts: readonly { from: number; to: number }[]): string =>
	parts.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text)

/** The source text of a value, short enough to display. */
export const excerpt = (raw: string): string => {
	const line = raw.replaceAll(/\s+/g, ' ').trim()
	return line.length > 160 ? `${line.slice(0, 159)}…` : line
}

/** The first whole number in a text: 32 from '32kg', 2 from 'two adults'. Null if there is none. */
export function readWholeNumber(text: string): number | null {
	const digits = /\d{1,9}/.exec(text)?.[0]
	if (digits) return Number(digits)
	const word = /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.exec(text)?.[0]?.toLowerCase()
	return word ? NUMBERS.indexOf(word) + 1 : null
}
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
