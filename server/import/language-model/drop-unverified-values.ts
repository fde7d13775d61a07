import { fold } from '#shared/fold.ts'
import {
	type Draft,
	IMPORTED_KINDS,
	type DraftFields,
	type ImportedKind,
	type ReadValue,
} from '#shared/import/draft.ts'
import type { ReadingContext } from '#booking-reader/schema-org/read-structured.ts'
import { dayOrderOf, findDays } from '#booking-reader/values/days.ts'
import { findTimes } from '#booking-reader/values/times.ts'

/** The fields that an element cannot do without. */
const HAS_ESSENTIALS: Record<ImportedKind, (fields: DraftFields) => boolean> = {
	guests: ({ fullName }) => fullName !== undefined,
	flights: (fields) =>
		Boolean((fields.departureAirport ?? fields.arrivalAirport) && (fields.departureTime ?? fields.arrivalTime)),
	accommodations: ({ hotelName, checkIn, checkOut }) => Boolean(hotelName && (checkIn ?? checkOut)),
	transfers: ({ date, fromLocation, toLocation }) => Boolean(date && (fromLocation ?? toLocation)),
	activities: ({ name, date }) => Boolean(name && date),
}

/**
 * Drops every value that does not occur in the source. Text must match exactly except for case and accents; dates and
 * times may be written in any form. An element that loses its essential fields is dropped as well.
 */
export function dropUnverifiedValues(draft: Draft, source: string, { receivedAt }: ReadingContext): Draft {
	const words = ` ${fold(source)} `
	const near = receivedAt.toISOString().slice(0, 10)
	const days = new Set(findDays(source, { order: dayOrderOf(source, ''), near }).map(({ day }) => day))
	const times = new Set(findTimes(source).map(({ time }) => time))
	const isInSource = ({ value, from }: ReadValue) => {
		const [, day, time] = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d)?$/.exec(String(value)) ?? []
		if (day || time) return (!day || days.has(day)) && (!time || times.has(time))
		return words.includes(` ${fold(from.raw)} `)
	}
	const verified = (fields: DraftFields) =>
		Object.fromEntries(Object.entries(fields).filter(([, value]) => isInSource(value)))
	const lists = IMPORTED_KINDS.map((list) => [
		list,
		draft[list]
			.map((element) => ({ ...element, fields: verified(element.fields) }))
			.filter(({ fields }) => HAS_ESSENTIALS[list](fields)),
	])
	const { id } = draft.order
	return {
		...draft,
		...Object.fromEntries(lists),
		trip: verified(draft.trip),
		pricing: {},
		order: id && isInSource(id) ? { id } : {},
		// An issue about a dropped value would point at another one.
		issues: [],
	}
}
