import { fold } from '#shared/fold.ts'
import type { DayContext } from '../values/days.ts'
import { weekdaysNamed } from '../values/month-names.ts'
import { type Entity, findEntities } from './entities.ts'
import { NIGHTS } from './services/stay-words.ts'

/** Whether a line has nothing but days: 'Day 2 – Wed 3 Nov', '19 Aug to 23 Aug'. */
export function isDayOnly(text: string, days: DayContext): boolean {
	if (text.length > 80) return false
	const dates = findEntities(text, days).filter(({ kind }) => kind === 'date')
	if (dates.length === 0) return false
	const words = fold(withoutEntities(text, dates, ' '))
		.replaceAll(DAY_NUMBERS, '')
		.split(' ')
		.filter((word) => word !== '' && !BETWEEN.has(word) && !/^20\d\d$/.test(word))
	return words.every((word) => weekdaysNamed(word).size > 0)
}
/** Whether a line is the heading of a day: 'Day 1 – Saturday 7 August 2027 – Nairobi'. */
export function isDayHeading(text: string, days: DayContext): boolean {
	// What a day includes may stand at the right margin: 'DAY 2  APR 12 (MON)  TOKYO      (B/-/D)'.
	if (text.replaceAll(/\s+/g, ' ').length > 80 || /[.!?;:]$/.test(text) || NIGHTS.test(text)) return false
	const entities = findEntities(text, days)
	const [date, ...others] = entities
	if (date?.kind !== 'date' || /:\s/.test(text.slice(0, date.from)) || others.some(({ kind }) => kind !== 'date'))
		return false
	const before = fold(text.slice(0, date.from)).replaceAll(DAY_NUMBERS, '')
	const words = fold(withoutEntities(text, entities, ' ')).replaceAll(DAY_NUMBERS, '')
	return before.split(' ').every(isOfDay) && words.split(' ').filter((word) => !isOfDay(word)).length <= 6
}
const isOfDay = (word: string) => word === '' || BETWEEN.has(word) || weekdaysNamed(word).size > 0
/** 'Day 2', 'Jours 2 et 3', '1.º dia' and '2nd day'; and 'quarta-feira', since 'quarta' alone is a number. */
export const DAY_NUMBERS =
	/\b(?:days?|tage?|jours?|dias?|giorn[oi]|dag|dzien|etape|tappa) \d{1,2}(?: (?:and|und|et|y|e|to) \d{1,2})?\b|\b\d{1,2} ?(?:[ºªoa]|st|nd|rd|th|er?|eme|de)? ?(?:day|tag|jour|dia|giorno|dag|dzien)\b|\b(?:segunda|terca|quarta|quinta|sexta) feira\b/g
const BETWEEN = new Set('to bis al au a until the am le il el und and from vom du dal del de'.split(' '))

/** A text with something else in the place of some of its entities, such as a bar. */
export const withoutEntities = (text: string, entities: readonly Entity[], instead: string): string =>
	entities
		.toSorted((a, b) => b.from - a.from)
		.reduce((rest, { from, to }) => `${rest.slice(0, from)}${instead}${rest.slice(to)}`, text)
