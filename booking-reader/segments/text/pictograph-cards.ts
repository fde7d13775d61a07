import type { SectionType } from '../section-types.ts'

const TYPES: readonly [SectionType, string][] = [
	['flight', '✈🛫🛬🛩'],
	['accommodation', '🏨🛏🏩🏡🏠🏰🛌⛺🏕🏘'],
	['transfer', '🚗🚘🚙🚕🚖🚐🚌🚍🚎🚆🚄🚅🚂🚢⛴🚤🚁'],
	['activity', '🍽🍴🥂🍷🍾🎭🎟🎫🛥⛵🤿🏄⛷🎿🏌🧖💆🏛🎨🐘🦁🏖🎣🚴🥾🍳🎶🧗🛶🐋🐬'],
	['guest', '👤👥👪👫👨👩🧑🧳'],
]
const AT_START = /^\s*((?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d){1,8})\s*(\S.*)$/u

/**
 * The type that the emoji at the start of a line stands for, and the rest of the line: '✈️ Emirates EK4, LHR → DXB'.
 * Null for other lines.
 */
function splitPictograph(line: string): { type: SectionType; text: string } | null {
	const [, picture = '', text = ''] = AT_START.exec(line) ?? []
	const sign = String.fromCodePoint(picture.codePointAt(0) ?? 0)
	const type = picture && TYPES.find(([, signs]) => signs.includes(sign))?.[0]
	return type ? { type, text } : null
}

/** What the emoji at the start of a line stands for, null for other lines. */
export const typeOfCard = (line: string): SectionType | null => splitPictograph(line)?.type ?? null

/** A card: a line that begins with an emoji, and the lines below it up to a blank one, the next emoji or the next message of a chat. */
export function cardAt(lines: readonly string[], index: number) {
	const head = splitPictograph(lines[index] ?? '')
	if (!head) return null
	const rest = lines.slice(index + 1, index + 12)
	const end = rest.findIndex((line) => line.trim() === '' || /^\s*(?:\p{Extended_Pictographic}|• )/u.test(line))
	const below = rest.slice(0, end === -1 ? rest.length : end)
	return { type: head.type, lines: [head.text, ...below.map((line) => line.trim())], length: below.length + 1 }
}
