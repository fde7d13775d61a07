import { addDays, dayOf } from '../dates.ts'
import { offsetAt } from '../places/zoned-time.ts'
import { type BookedLists, bookedRecords } from '../trips/kinds/booked-records.ts'
import type { DeclaredMoment } from './declared-moment.ts'
import { type Place, type PlaceEnd, placeKey, type Places, type PlaceTexts } from './place.ts'

/** What a text says about where a place is. */
export type Located = Omit<Place, 'name'>
/** Finds places in texts that people typed. Null for unknown ones. */
export type PlaceLookup = {
	/** `isAirport`: the text names an airport or its town; otherwise it counts as one only where it says so. */
	airport: (text: string, isAirport: boolean) => Located | null
	/** The town, region or country that an address or a name contains. */
	town: (text: string) => Located | null
	/** Whether two names are of one place: same-place.ts. */
	isSamePlace: (one: string, other: string) => boolean
}

type Trip = BookedLists & { destination: string | null }
/** One place of a record, and when its travellers come there, by the clock on the wall. */
type Wanted = {
	key: string
	texts: PlaceTexts
	reading: string
	isStay: boolean
	leavesByAir: boolean
	isCancelled: boolean
	/** Whether its travellers land there. */
	isLanding: boolean
	/** The nights for which they sleep there. */
	bed: { from: string; until: string } | null
	found: Located | null
}

/**
 * The places of all records of a trip (PORTAL-66). The evidence, best first: an airport, one of the trip's own hotels by its name, a town
 * in the address or the name, the stay of that night, the last landing, the destination. Nothing else is asked: no other service is called.
 */
export function resolvePlaces(trip: Trip, lookup: PlaceLookup): Places {
	const wanted = wantedPlaces(trip)
	for (const one of wanted) one.found = byText(one, lookup)
	const around = surroundings(wanted, trip.destination ? lookup.town(trip.destination) : null)
	const stays = wanted.filter(({ isStay }) => isStay)
	for (const stay of stays) stay.found ??= around(stay)
	for (const one of wanted)
		if (one.texts.mayBeStay && one.found?.known !== 'airport')
			one.found =
				stays.find((stay) => stay.found && lookup.isSamePlace(stay.texts.name, one.texts.name))?.found ?? one.found
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
		const moments = kind.moments(record)
		return Object.entries(kind.places(record)).map(([end, texts]): Wanted => {
			const moment = moments.find(({ at }) => at === end) ?? moments[0]
			return {
				key: placeKey(record.id, end as PlaceEnd),
				texts,
				reading: moment ? readingOf(moment) : kind.days(record).from,
				isStay: kind.sleeps !== undefined,
				leavesByAir: end !== 'to' && texts.airport === 'always',
				isCancelled: record.status === 'cancelled',
				isLanding: moment?.what === 'lands',
				bed: end === 'at' ? (kind.sleeps?.(record) ?? null) : null,
				found: null,
			}
		})
	})
}

/** Without an hour: what ends, and the way to a flight, come before the landings of their day, anything else after them. */
function readingOf({ day, clock, untimed }: DeclaredMoment): string {
	const isFirst = untimed === 'first' || untimed === 'beforeFlight'
	return `${day}T${clock ?? (isFirst ? '00:00' : '24:00')}`
}

function byText({ texts: { texts, airport } }: Wanted, lookup: PlaceLookup): Located | null {
	const known = texts.filter((text) => text !== null)
	const airports = airport === 'never' ? [] : known.map((text) => lookup.airport(text, airport === 'always'))
	return [...airports, ...known.map((text) => lookup.town(text))].find((found) => found !== null) ?? null
}

/** What is known of a place that no text tells, from where its travellers are then. */
function surroundings(wanted: readonly Wanted[], destination: Located | null) {
	const going = wanted.filter(({ isCancelled }) => !isCancelled)
	const beds = going.flatMap((at) => (at.bed ? [{ ...at.bed, at }] : []))
	const landings = going
		.flatMap(({ isLanding, reading, found }) => (isLanding && found?.zone ? [{ reading, found }] : []))
		.toSorted((a, b) => (a.reading < b.reading ? -1 : 1))

	/** The bed of that night, or of the night before. */
	function bedAt(day: string, leavesByAir: boolean): Located | null {
		const isThere = ({ from, until }: (typeof beds)[number]) => !leavesByAir && from <= day && day < until
		const wasThere = ({ from, until }: (typeof beds)[number]) => from < day && day <= until
		const found = [...beds.filter(isThere), ...beds.filter(wasThere)].map(({ at }) => at.found)
		return found.find((one) => one !== null) ?? null
	}

	return function around({ reading, leavesByAir, isStay }: Wanted): Located | null {
		const day = dayOf(reading)
		const bed = isStay ? null : bedAt(day, leavesByAir)
		if (bed) return { ...bed, airport: null, known: 'stay' }
		// A room may be booked from the day before an early landing.
		const landing =
			landings.findLast((one) => one.reading <= reading) ??
			landings.find((one) => dayOf(one.reading) === addDays(day, 1))
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
