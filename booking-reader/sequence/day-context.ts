import { addDays } from '#shared/dates.ts'
import { fold } from '#shared/fold.ts'
import { type DayContext, dayOrderOf, findDays } from '../values/days.ts'
import { explanationOf } from './explained.ts'
import type { SourceLine } from './source-lines.ts'

/** Most trips are booked within a year, so dates without a year are expected about this far ahead. */
const TYPICAL_DAYS_AHEAD = 150
const MAX_DATED_LINES = 400

/**
 * How a document writes dates, and near which date those without a year lie: a date of the trip that has one, otherwise
 * within a year of its receipt. Days of issue and payment do not count.
 */
export function dayContextOf(lines: readonly SourceLine[], language: string, receivedAt: Date): DayContext {
	const live = lines.filter(({ standing, text }) => standing === 'live' && /\d/.test(text)).slice(0, MAX_DATED_LINES)
	const order = dayOrderOf(live.map(({ text }) => text.slice(0, 500)).join('\n'), language)
	const today = receivedAt.toISOString().slice(0, 10)
	for (const { text } of live) {
		if (!/\d{4}|\d{2}\p{L}{3}\d{2}/u.test(text)) continue
		for (const { day, doubts, from, to } of findDays(text.slice(0, 500), { order, near: today })) {
			const isStated = !doubts.includes('YEAR_ASSUMED') && day >= today
			const entity = { kind: 'date', value: day, text: '', from, to } as const
			if (isStated && !explanationOf(entity, fold(text))) return { order, near: day }
		}
	}
	return { order, near: addDays(today, TYPICAL_DAYS_AHEAD) }
}
