import { addDays, daysBetween } from '#shared/dates.ts'
import { fold } from '#shared/fold.ts'
import { type DayContext, dayOrderOf, findDays } from '../values/days.ts'
import { explanationOf } from './explained.ts'
import { HEADER } from './quotes.ts'
import type { SourceLine } from './source-lines.ts'

/** Most trips are booked within a year, so dates without a year are expected about this far ahead. */
const TYPICAL_DAYS_AHEAD = 150
/** A year of two digits that lies further away is no year. */
const LONGEST_AHEAD = 800
const MAX_DATED_LINES = 400
const MAX_LINES = 4000

/**
 * How a document writes dates, and near which date those without a year lie: a date of the trip that has one, otherwise
 * in the coming months, but not before the document's issue (IMPORT-67). Days of payment and birth do not count.
 */
export function dayContextOf(lines: readonly SourceLine[], language: string, receivedAt: Date): DayContext {
	const live = lines.filter(({ standing, text }) => standing === 'live' && /\d/.test(text)).slice(0, MAX_DATED_LINES)
	const order = dayOrderOf(live.map(({ text }) => text.slice(0, 500)).join('\n'), language)
	const received = receivedAt.toISOString().slice(0, 10)
	// A mail that was saved as a text says itself when it was sent.
	const [sent] = lines
		.slice(0, MAX_LINES)
		.flatMap(({ text, isTitle }) => (isTitle && HEADER.test(text) ? findDays(text, { order, near: received }) : []))
	const today = sent?.day ?? received
	const untilKnown = { order, near: today }
	const stated: string[] = []
	const withoutYear: string[] = []
	const onWeekdays: string[] = []
	let issued: string | null = null
	let above = ''
	for (const { text, standing } of lines.slice(0, MAX_LINES)) {
		if (standing !== 'live') continue
		const labelled = `${above} ${text}`.slice(0, 500)
		above = text
		if (explanationOf({ kind: 'date' }, fold(labelled)) === null) withoutYear.push(text)
		if (!/\d/.test(text)) continue
		for (const { day, doubts, isOnWeekday } of findDays(text.slice(0, 500), untilKnown)) {
			const reason = explanationOf({ kind: 'date' }, fold(text))
			// A weekday tells the year, and is seldom written before the end of a passport.
			if (isOnWeekday && day > today && reason !== 'payment') onWeekdays.push(day)
			if (doubts.includes('YEAR_ASSUMED')) continue
			// '3-4-30' is a part of an address.
			if (doubts.includes('TWO_DIGIT_YEAR') && Math.abs(daysBetween(today, day)) > LONGEST_AHEAD) continue
			if (reason === null && !UNRELATED.test(labelled)) stated.push(day)
			else if ((reason === 'issued' || ISSUED.test(labelled)) && day <= today) issued ??= day
		}
	}
	const latest = stated.toSorted().at(-1)
	// What is dated on the day of its arrival was issued then.
	const near = onWeekdays[0] ?? stated.find((day) => day > today) ?? (latest === today ? undefined : latest)
	// A document may be read while the trip is under way, so that its issue is the earlier bound.
	if (near) return { order, near, tripDay: near }
	const ahead = { order, near: addDays(today, TYPICAL_DAYS_AHEAD), notBefore: issued ?? today }
	const first = withoutYear.flatMap((text) => findDays(text.slice(0, 500), ahead))[0]
	return { ...ahead, tripDay: first?.day }
}

/** What dates are that say nothing of when the trip is, in their own line or above them. */
const UNRELATED =
	/birth|born|\b(?:sent|wrote|schrieb|gesendet|a écrit|envoyé|escribió|enviado|ha scritto|inviato|verzonden|skrev)\b|\bdob\b|expir|passport|valid|deposit|issued?\b|ausstell|ausgestellt|(?:date of|datum der) (?:booking|issue|buchung)|printed|geburt|naissance|nacimiento|nascita|nascimento/i
const ISSUED = /issued?\b|ausstell|ausgestellt|(?:date of|datum der) (?:booking|issue|buchung)|printed/i
