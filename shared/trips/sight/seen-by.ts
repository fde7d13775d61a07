import { type Crossing, crossingsOfGuest } from '#shared/borders/crossing.ts'
import { PLACE_ENDS, placeKey, type Places } from '#shared/journey/place.ts'
import { bookedRecords } from '../kinds/booked-records.ts'
import type { Guest } from '../kinds/guest.ts'
import { withoutIdentityData } from '../kinds/record-kind.ts'
import { BOOKED_KIND_LIST, type Kind, KIND_LIST, KINDS, type RecordLists, type RecordOf } from '../kinds/registry.ts'
import type { PortalTrip, Trip, WholePortalTrip, WholeTrip } from '../whole-trip.ts'
import { RECORD_SIGHT, type Sight, SIGHTS, TRIP_FIELDS_OF_LINK, TRIP_SIGHT } from './field-sight.ts'
import { isSeenBy } from './seen-records.ts'
import type { LinkScope, LinkViewer, TripViewer } from './trip-viewer.ts'

declare const SEEN: unique symbol
/**
 * What went through this file. Answers to travellers take nothing else (server/http/routes.ts), so a trip or a record as the database
 * has it does not compile there.
 */
export type Seen<T> = T & { readonly [SEEN]: true }
/** A trip with its records, as somebody sees it, and as what they see it. */
export type SeenTrip = SeenAs<TripViewer>
type SeenAs<V> = Seen<Omit<WholePortalTrip, 'viewer'> & { viewer: V }>
/** The same for somebody with a link. Members that its scope does not show have no value. */
export type SharedTrip = SeenAs<LinkViewer>
type AnyViewer = TripViewer | LinkViewer
export type SeenTripSummary = Seen<PortalTrip & { viewer: TripViewer }>

/** The one place that decides what of a trip leaves the server for a traveller (PORTAL-90). */
export function seenBy<V extends AnyViewer>(viewer: V, trip: WholeTrip): SeenAs<V> {
	const lists = KIND_LIST.map((list) => [list, recordsSeenBy(viewer, list, trip[list], trip.guests)])
	const seen = withoutUnseenFlights(Object.fromEntries(lists) as RecordLists)
	const own = ownGuest(viewer, trip.guests)
	return {
		...summarySeenBy(viewer, own ? { ...trip, guestDetailsApprovalStatus: own.approvalStatus } : trip),
		...seen,
		places: placesOf(trip.places, bookedRecords(seen)),
		...(viewer.kind === 'companion' ? { party: partyOf(seen, trip.guests) } : {}),
		...(viewer.kind === 'link' ? {} : { crossings: crossingsSeenBy(viewer, trip.crossings) }),
	} as unknown as SeenAs<V>
}

/** A transfer names its flight only to who sees that flight. */
function withoutUnseenFlights(seen: RecordLists): RecordLists {
	const isSeen = (id: string | null) => seen.flights.some((flight) => flight.id === id)
	const transfers = seen.transfers.map((one) => (isSeen(one.flightId) ? one : { ...one, flightId: null }))
	return { ...seen, transfers }
}

/** Only the places of the records that they see (API-170): a key contains the id of its record. */
const placesOf = (places: Places, seen: readonly { record: { id: string } }[]): Places =>
	Object.fromEntries(
		seen.flatMap(({ record: { id } }) =>
			PLACE_ENDS.map((end) => placeKey(id, end)).flatMap((key) => (places[key] ? [[key, places[key]]] : [])),
		),
	)

/** A companion learns of no border that only others cross, and of nobody who does. */
const crossingsSeenBy = (viewer: TripViewer, crossings: readonly Crossing[] = []): Crossing[] =>
	viewer.kind === 'companion'
		? crossingsOfGuest(crossings, viewer.guestId).map((one) => ({ ...one, guestIds: null }))
		: [...crossings]

/**
 * The same for a trip without its records. A companion's approval status is that of their own details, and their first departure that of
 * a flight they are on: the caller puts both in.
 */
export const summarySeenBy = (
	viewer: AnyViewer,
	{ firstDeparture, ...trip }: Trip & Pick<PortalTrip, 'firstDeparture'>,
) =>
	({
		...membersSeenBy(sightOf(viewer), viewer.kind === 'link' ? LINK_NAMES[viewer.scope] : TRIP_NAMES, trip),
		...(viewer.kind === 'companion' ? { guestDetailsApprovalStatus: trip.guestDetailsApprovalStatus } : {}),
		...(firstDeparture === undefined ? {} : { firstDeparture }),
		viewer,
	}) as unknown as SeenTripSummary

/** The same for the records of one kind. `guests` are all of the trip. */
export function recordsSeenBy<K extends Kind>(
	viewer: AnyViewer,
	list: K,
	records: readonly RecordOf[K][],
	guests: readonly Guest[],
): Seen<RecordOf[K]>[] {
	return records
		.filter((record) => isSeenBy(viewer, list, record, guests))
		.map((record) => recordSeenBy(viewer, list, record))
}

function recordSeenBy<K extends Kind>(viewer: AnyViewer, list: K, record: RecordOf[K]): Seen<RecordOf[K]> {
	// The only guest that a companion sees is their own.
	const sight = list === 'guests' ? 'lead' : sightOf(viewer)
	const seen: object = membersSeenBy(sight, RECORD_NAMES[list], record)
	return (isWithoutIdentityData(viewer, record) ? withoutIdentityData(KINDS[list], seen) : seen) as Seen<RecordOf[K]>
}

function isWithoutIdentityData(viewer: AnyViewer, record: object): boolean {
	if (viewer.kind === 'staff') return !viewer.seesIdentityData
	return viewer.kind === 'lead' && 'isPrivate' in record && record.isPrivate === true
}

const ownGuest = (viewer: AnyViewer, guests: readonly Guest[]) =>
	viewer.kind === 'companion' ? guests.find(({ id }) => id === viewer.guestId) : undefined

/** The names of those whom a companion meets: the guests of the records that they see. */
function partyOf(seen: RecordLists, guests: readonly Guest[]) {
	const booked = BOOKED_KIND_LIST.flatMap((list) => seen[list].map(({ guestIds }) => guestIds))
	return guests
		.filter(({ id }) => booked.some((ids) => ids === null || ids.includes(id)))
		.map(({ id, title, fullName }) => ({ id, title, fullName }))
}

/** On the portal's pages staff see a trip as its lead does, without what is for staff. */
const SIGHT_OF: Record<TripViewer['kind'], Sight> = { staff: 'lead', lead: 'lead', companion: 'companion' }
const sightOf = (viewer: AnyViewer): Sight =>
	viewer.kind === 'link' ? (viewer.scope === 'driver' ? 'driver' : 'link') : SIGHT_OF[viewer.kind]

type Names = Readonly<Record<Sight, { seen: readonly string[]; hidden: readonly string[] }>>

/**
 * The names in a table that somebody with each sight sees, and those that the lead sees beyond. Worked out once: this runs for every
 * record of every answer.
 */
function namesIn(sights: Readonly<Record<string, Sight>>): Names {
	const upTo = (widest: number, from = 0) =>
		Object.keys(sights).filter((name) => {
			const at = SIGHTS.indexOf(sights[name]!)
			return at >= from && at <= widest
		})
	const lead = SIGHTS.indexOf('lead')
	const names = SIGHTS.map((own, at) => [own, { seen: upTo(at), hidden: upTo(lead, at + 1) }] as const)
	return Object.fromEntries(names) as unknown as Names
}
const TRIP_NAMES = namesIn(TRIP_SIGHT)
/** A link shows fewer of the trip's fields than anybody with its sight could see. The others have no value. */
const LINK_NAMES = Object.fromEntries(
	Object.entries(TRIP_FIELDS_OF_LINK).map(([scope, names]) => {
		const shown = Object.entries(TRIP_SIGHT).map(([name, sight]) => [
			name,
			sight === 'link' && !names.some((one) => one === name) ? 'lead' : sight,
		])
		return [scope, namesIn(Object.fromEntries(shown) as Record<string, Sight>)]
	}),
) as Record<LinkScope, Names>
const RECORD_NAMES = Object.fromEntries(KIND_LIST.map((list) => [list, namesIn(RECORD_SIGHT[list])])) as Record<
	Kind,
	Names
>

/** What the lead sees and this viewer does not has no value: the pages expect each member. What is for staff is absent. */
function membersSeenBy(sight: Sight, names: Names, all: object): Record<string, unknown> {
	const members = all as Record<string, unknown>
	const made: Record<string, unknown> = {}
	for (const name of names[sight].seen) if (members[name] !== undefined) made[name] = members[name]
	for (const name of names[sight].hidden) made[name] = null
	return made
}
