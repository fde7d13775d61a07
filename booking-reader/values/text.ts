import { fold } from '#shared/fold.ts'

/** What forms write where there is nothing to say (IMPORT-38). */
const PLACEHOLDERS = new Set(
	'none|n a|na|tbc|tba|to be confirmed|to be advised|null|undefined|nil|not applicable|not provided|not specified|unknown|please choose|please select|select|choose'.split(
		'|',
	),
)

/** Whether a text says nothing: blank, '-', 'N/A', 'TBC' and the like. */
export function isPlaceholder(text: string): boolean {
	const folded = fold(text)
	return folded === '' || PLACEHOLDERS.has(folded)
}

/** 'departureAirport' and 'departure_airport' as words: 'departure Airport', 'departure airport'. */
export const splitIdentifier = (key: string): string =>
	key
		.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
		.replaceAll(/[_\-.]+/g, ' ')
		.trim()

/** Several lines as one: 'Riedweg 40\n3920 Zermatt' is 'Riedweg 40, 3920 Zermatt'. */
export const toSingleLine = (text: string): string =>
	text
		.split(/\s*[\r\n]+\s*/)
		.map((line) => line.trim())
		.filter(Boolean)
		.join(', ')
		.replaceAll(/(?:,\s*){2,}/g, ', ')
		.replaceAll(/[ \t\u00a0]+/g, ' ')

/** What stood there, short enough for a screen. */
export const excerpt = (raw: string): string => {
	const line = raw.replaceAll(/\s+/g, ' ').trim()
	return line.length > 160 ? `${line.slice(0, 159)}…` : line
}

/** The first whole number in a text: 32 of '32kg', 2 of '2 adults'; null when there is none. */
export function readWholeNumber(text: string): number | null {
	const digits = /\d{1,9}/.exec(text)?.[0]
	if (digits) return Number(digits)
	const word = /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.exec(text)?.[0]?.toLowerCase()
	return word ? NUMBERS.indexOf(word) + 1 : null
}
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
