import type { SectionType } from '../section-types.ts'

const TYPES: readonly [SectionType, string][] = [
	['flight', '✈🛫🛬🛩'],
	['accommodation', '🏨🛏🏩🏡🏠🏰🛌⛺🏕🏘'],
	['transfer', '🚗🚘🚙🚕🚖🚐🚌🚍🚎🚆🚄🚅🚂🚢⛴🚤🚁'],
	['activity', '🍽🍴🥂🍷🍾🎭🎟🎫🛥⛵🤿🏄⛷🎿🏌🧖💆🏛🎨🐘🦁🏖🎣🚴🥾🍳🎶🧗🛶🐋🐬'],
	['guest', '👤👥👪👫👨👩🧑🧳'],
]
const AT_START = /^\s*((?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d){1,8})\s*(\S.*)$/u

/** What a line is about by the picture it begins with, and the line without it: '✈️ Emirates EK4, LHR → DXB'. Null for other lines. */
export function pictured(line: string): { type: SectionType; text: string } | null {
	const [, picture = '', text = ''] = AT_START.exec(line) ?? []
	const sign = String.fromCodePoint(picture.codePointAt(0) ?? 0)
	const type = picture && TYPES.find(([, signs]) => signs.includes(sign))?.[0]
	return type ? { type, text } : null
}
