import { addDays, dayOf } from '#shared/dates.ts'
import { fold } from '#shared/fold.ts'
import { type BookedLists, bookedRecords } from '#shared/trips/kinds/booked-records.ts'
import { hasHour, type Moment, someTimeOn } from '#shared/trips/timeline/moments.ts'

/** Hotels are ready from about this hour. It orders lines and is never printed. */
const USUAL_HOUR = '15:00:00'
/** A car that leaves later than this after a landing is not the one from the airport. */
const LAST_CAR_HOURS = 4

/**
 * Where an arrival without an hour belongs among the timed lines of its day (DOC-63): after the car that goes there, else after the last
 * landing and the car that follows it, else in the afternoon. Who only sets off that night arrives at the end of the day.
 */
export function arrivalMoment(trip: BookedLists, day: string, place: string): Moment {
	const journeys = bookedRecords(trip).flatMap(({ kind, record }) => kind.journey?.(record) ?? [])
	if (journeys.some(({ departs, arrives }) => dayOf(departs) === day && dayOf(arrives) > day)) return someTimeOn(day)
	const landing = journeys
		.map(({ arrives }) => arrives)
		.filter((moment) => dayOf(moment) === day)
		.toSorted()
		.at(-1)
	const cars = carsOn(trip, day)
	const there = cars.find(({ to, at }) => isSamePlace(to, place) && (!landing || at >= landing))
	if (there) return there.at
	if (!landing) return `${day}T${USUAL_HOUR}`
	return cars.find(({ at }) => at >= landing && at <= hoursLater(landing))?.at ?? landing
}

/** The timed cars of a day in order, with where they go. */
const carsOn = (trip: BookedLists, day: string) =>
	bookedRecords(trip)
		.flatMap(({ kind, record }) => {
			const to = kind.leadsTo?.(record)
			const at = kind.begins(record)
			return to && dayOf(at) === day && hasHour(at) ? [{ to, at }] : []
		})
		.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))

/** Words that many places have in their names. */
const COMMON = new Set([
	'hotel',
	'resort',
	'villa',
	'palace',
	'the',
	'and',
	'spa',
	'airport',
	'island',
	'house',
	'club',
])
const wordsOf = (place: string) =>
	fold(place)
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.filter((word) => word.length > 2 && !COMMON.has(word))

/** Whether two names share a word that tells places apart: 'Cipriani' and 'Belmond Hotel Cipriani'. */
const isSamePlace = (one: string, other: string) => {
	const words = new Set(wordsOf(other))
	return wordsOf(one).some((word) => words.has(word))
}

const hoursLater = (moment: Moment): Moment => {
	const hour = Number(moment.slice(11, 13)) + LAST_CAR_HOURS
	const day = hour > 23 ? addDays(dayOf(moment), 1) : dayOf(moment)
	return `${day}T${String(hour % 24).padStart(2, '0')}${moment.slice(13)}`
}
