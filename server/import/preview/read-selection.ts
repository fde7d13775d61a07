import { readMoney } from '#booking-reader/values/money.ts'
import { type DayContext, dayOrderOf } from '#booking-reader/values/days.ts'
import { readMoment } from '#booking-reader/values/moments.ts'
import { readWholeNumber, toSingleLine } from '#booking-reader/values/text.ts'
import type { Field } from '#shared/fields.ts'
import { fold } from '#shared/fold.ts'
import type { Draft } from '#shared/import/draft.ts'
import { readValueAt } from '#shared/import/imported-records.ts'
import type { Reading } from '../read/read-booking.ts'

/** A selection is a passage, not the document. */
export const MAX_SELECTION = 2000

/**
 * The value that a passage of the document has for a field: '2027-06-04' from 'Fri 4 June 2027', 'Business' from 'business class' (IMPORT-78).
 * A time alone keeps the day that the field has, and a day alone its time. Null if the passage holds no such value.
 */
export function readSelection({ draft, text, source }: Reading, path: string, field: Field, passage: string) {
	const { days, times } = readMoment(passage, dayContext(draft, text, source.fetchedAt))
	const [day, time] = [days[0], times[0]]
	switch (field.kind) {
		case 'date':
			return day ?? null
		case 'dateTime': {
			const [knownDay, knownTime] = String(readValueAt(draft, path)?.value ?? '').split('T')
			const [onDay, atTime] = [day ?? knownDay, time ?? knownTime?.slice(0, 5)]
			return (day || time) && onDay && atTime ? `${onDay}T${atTime}` : null
		}
		case 'wholeNumber':
			return readWholeNumber(passage)
		case 'number':
			return numberIn(passage)
		case 'choice':
			return optionIn(field.options ?? [], passage)
		case 'email':
			return /[^\s<>()",;:]+@[^\s<>()",;:]+\.[^\s<>()",;:.]+/.exec(passage)?.[0] ?? null
		case 'longText':
			return passage.trim() || null
		case 'text':
			if (path.startsWith('pricing/')) return readMoney(passage)?.amount ?? null
			return (/time$/i.test(path) ? time : null) ?? (toSingleLine(passage) || null)
		default:
			return null
	}
}

function numberIn(passage: string): number | null {
	const amount = readMoney(passage)?.amount
	return amount === undefined ? null : Number(amount)
}

const optionIn = (options: readonly string[], passage: string) =>
	options.find((option) => fold(option) === fold(passage)) ??
	options.toSorted((a, b) => b.length - a.length).find((option) => fold(passage).includes(fold(option))) ??
	null

/** A day without a year is close to the trip, or to the day on which the document was read. */
const dayContext = (draft: Draft, text: string, fetchedAt: string): DayContext => ({
	order: dayOrderOf(text, ''),
	near: String(draft.trip.startDate?.value ?? fetchedAt).slice(0, 10),
})
