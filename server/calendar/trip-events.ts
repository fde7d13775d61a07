import { withIsolatedTexts } from '#shared/bidi.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { addDays } from '#shared/dates.ts'
import type { Place } from '#shared/journey/place.ts'
import { journeyOf } from '#shared/journey/journey.ts'
import { bookedRecords } from '#shared/trips/kinds/booked-records.ts'
import { type EventPeriod, periodOf } from './event-times.ts'

export type CalendarEvent = EventPeriod & {
	/** The same in every export, by whichever user or server. */
	uid: string
	summary: string
	location: string | null
	/** Where exactly it begins: of an airport, never of a town. */
	position: { latitude: number; longitude: number } | null
	/** Minutes before its beginning; null for none. */
	alarm: number | null
	/** Lines of text. Null lines are left out. */
	notes: (string | null)[]
	status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
	sequence: number
	/** ISO 8601 in UTC. */
	changedAt: string
}

/** Part of every UID, by which calendar programs recognise an event. It must not depend on the host that serves the file. */
const UID_DOMAIN = 'portal.goprivilege.example'
const STATUSES = { confirmed: 'CONFIRMED', pending: 'TENTATIVE', cancelled: 'CANCELLED' } as const

/**
 * A trip and each of its records as events. `withReferences` adds PNRs, confirmation numbers and other text that only the traveller
 * should read. Guests and prices are never included.
 */
export function eventsOf(trip: WholePortalTrip, { withReferences }: { withReferences: boolean }): CalendarEvent[] {
	const { moments } = journeyOf(trip, trip.places, { withCancelled: true })
	const whole: CalendarEvent = {
		uid: `trip-${trip.id}@${UID_DOMAIN}`,
		start: { day: trip.startDate },
		end: { day: addDays(trip.endDate, 1) },
		summary: trip.name,
		location: trip.destination,
		position: null,
		alarm: null,
		notes: [],
		status: trip.status === 'completed' ? STATUSES.confirmed : STATUSES[trip.status],
		sequence: trip.version,
		changedAt: trip.updatedAt,
	}
	const booked = bookedRecords(trip).map(({ kind, record }): CalendarEvent => {
		// Places are looked up by what was entered. In sentences, values from right to left are isolated (DOC-74).
		const { wholeDays, alarm = null, location } = kind.calendar(record)
		const own = moments.filter(({ part }) => part.id === record.id)
		const begins = own.find(({ what }) => what !== 'lands')
		const period: EventPeriod =
			wholeDays || !begins
				? wholeDaysOf(wholeDays ?? afterLast(kind.days(record)))
				: periodOf(
						begins,
						own.find(({ what }) => what === 'lands'),
					)
		const { summary, notes, ownNotes } = kind.calendar(withIsolatedTexts(record))
		return {
			...period,
			uid: `${kind.names.event}-${record.id}@${UID_DOMAIN}`,
			summary,
			location,
			position: begins?.place ? exactPosition(begins.place) : null,
			alarm: 'day' in period.start ? null : alarm,
			notes: withReferences ? [...notes, ...ownNotes] : notes,
			status: trip.status === 'cancelled' ? STATUSES.cancelled : STATUSES[record.status],
			// A change of the trip, such as its cancellation, changes its records' events too. Both numbers only grow.
			sequence: record.version + trip.version - 1,
			changedAt: record.updatedAt > trip.updatedAt ? record.updatedAt : trip.updatedAt,
		}
	})
	return [whole, ...booked]
}

const wholeDaysOf = ({ from, until }: { from: string; until: string }): EventPeriod => ({
	start: { day: from },
	end: { day: until },
})
const afterLast = ({ from, to }: { from: string; to: string }) => ({ from, until: addDays(to, 1) })

const exactPosition = ({ airport, latitude, longitude }: Place) =>
	airport === null || latitude === null || longitude === null ? null : { latitude, longitude }
