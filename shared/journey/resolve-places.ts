import { addDays, dayOf } from '../dates.ts'
import { offsetAt } from '../places/zoned-time.ts'
import { type BookedLists, bookedRecords } from '../trips/kinds/booked-records.ts'
import { type Place, placeKey, type Places, type PlaceTexts } from './place.ts'
import { isSamePlace } from './same-place.ts'

/** What a text says about where a place is. */
export type Located = Omit<Place, 'name'>
/** Finds places in texts that people typed. Null for unknown ones. */
export type PlaceLookup = {
	/** `isAirport`: the text names an airport or its town; otherwise it counts as one only where it says so. */
	airport: (text: string, isAirport: boolean) => Located | null
	/** The town, region or country that an address or a name contains. */
	town: (text: string) => Located | null
}

type Trip = BookedLists & { destination: string | null }
/** One place of a record, with the days on which its travellers are there. */
type Wanted = {
	key: string
	texts: PlaceTexts
	day: string
	isStay: boolean
	leavesByAir: boolean
	found: Located | null
}

/**
 * The places of all records of a trip (PORTAL-66). The evidence, best first: an airport, one of the trip's own hotels by its name, a town
 * in the address or the name, the stay of that night, the last landing, the destination. Nothing else is asked: no other service is called.
 */
export function resolvePlaces(trip: Trip, lookup: PlaceLookup): Places {
	const wanted = wantedPlaces(trip)
	for (const one of wanted) one.found = byText(one, lookup)
	const stays = wanted.filter(({ isStay, found }) => isStay && found)
	for (const one of wanted)
		if (one.texts.mayBeStay && one.found?.known !== 'airport')
			one.found = stays.find((stay) => isSamePlace(stay.texts.name, one.texts.name))?.found ?? one.found
	const destination = trip.destination ? lookup.town(trip.destination) : null
	const around = surroundings(trip, wanted, destination)
	return Object.fromEntries(
		wanted.map((one) => [one.key, { ...(one.found ?? around(one) ?? UNKNOWN), name: one.texts.name }]),
	)
}

const UNKNOWN: Located = {
	zone: null,
	latitude: null,
	longitude: null,
	airport: null,
	town: null,
	country: null,
	known: null,
}

function wantedPlaces(trip: BookedLists): Wanted[] {
	return bookedRecords(trip).flatMap(({ kind, record }) => {
		const isStay = kind.sleeps !== undefined
		const days = kind.days(record)
		return Object.entries(kind.places(record)).map(([end, texts]) => {
			const day = end === 'to' ? days.to : days.from
			const leavesByAir = end === 'from' && texts.airport === 'always'
			return { key: placeKey(record.id, end as 'at'), texts, day, isStay, leavesByAir, found: null }
		})
	})
}

function byText({ texts: { texts, airport } }: Wanted, lookup: PlaceLookup): Located | null {
	const known = texts.filter((text) => text !== null)
	const airports = airport === 'never' ? [] : known.map((text) => lookup.airport(text, airport === 'always'))
	return [...airports, ...known.map((text) => lookup.town(text))].find((found) => found !== null) ?? null
}

/** What is known of a day at a place that no text tells. */
function surroundings(trip: Trip, wanted: readonly Wanted[], destination: Located | null) {
	const foundAt = new Map(wanted.map(({ key, found }) => [key, found]))
	const going = bookedRecords(trip).filter(({ record }) => record.status !== 'cancelled')
	const beds = going.flatMap(({ kind, record }) => {
		const bed = kind.sleeps?.(record)
		return bed ? [{ ...bed, found: foundAt.get(placeKey(record.id, 'at')) ?? null }] : []
	})
	const landings = going
		.flatMap(({ kind, record }) => {
			const lands = kind.moments(record).find(({ what }) => what === 'lands')
			const found = lands ? foundAt.get(placeKey(record.id, lands.at)) : undefined
			return lands && found?.zone ? [{ reading: `${lands.day}T${lands.clock}`, found }] : []
		})
		.toSorted((a, b) => (a.reading < b.reading ? -1 : 1))

	return function around({ day, leavesByAir }: Wanted): Located | null {
		// Who leaves has slept there the night before.
		const bed =
			(leavesByAir ? undefined : beds.find(({ from, until, found }) => found && from <= day && day < until)) ??
			beds.find(({ from, until, found }) => found && from < day && day <= until)
		if (bed?.found) return { ...bed.found, airport: null, known: 'stay' }
		// A room may be booked from the day before an early landing.
		const landing =
			landings.findLast(({ reading }) => dayOf(reading) <= day) ??
			landings.find(({ reading }) => dayOf(reading) === addDays(day, 1))
		const named = destination?.zone
			? { ...UNKNOWN, zone: destination.zone, country: destination.country, known: 'destination' as const }
			: null
		if (!landing) return named
		// Monaco has no airport: of two zones with the same time, the one of the destination is the one that travellers expect.
		if (named && isSameTime(named.zone, landing.found.zone, day)) return named
		return { ...UNKNOWN, zone: landing.found.zone, country: landing.found.country, known: 'landing' }
	}
}

function isSameTime(one: string | null, other: string | null, day: string): boolean {
	if (!one || !other) return false
	const noon = Date.parse(`${day}T12:00:00Z`)
	return offsetAt(one, noon) === offsetAt(other, noon)
}
