import { PLACE_ENDS, placeKey, type Places } from '#shared/journey/place.ts'
import { bookedRecords } from '../kinds/booked-records.ts'
import { identityFields, withoutIdentityData } from '../kinds/record-kind.ts'
import { type Kind, KIND_LIST, KINDS, type RecordLists, type RecordOf } from '../kinds/registry.ts'
import type { PortalTrip, Trip, WholePortalTrip, WholeTrip } from '../whole-trip.ts'
import { RECORD_SIGHT, type Sight, SIGHTS, TRIP_SIGHT } from './field-sight.ts'
import type { TripViewer } from './trip-viewer.ts'

declare const SEEN: unique symbol
/**
 * What went through this file. Answers to travellers take nothing else (server/http/routes.ts), so a trip or a record as the database
 * has it does not compile there.
 */
export type Seen<T> = T & { readonly [SEEN]: true }
/** A trip with its records, as somebody sees it, and as what they see it. */
export type SeenTrip = Seen<WholePortalTrip & { viewer: TripViewer }>
export type SeenTripSummary = Seen<PortalTrip & { viewer: TripViewer }>

/** The one place that decides what of a trip leaves the server for a traveller (PORTAL-90). */
export function seenBy(viewer: TripViewer, trip: WholeTrip): SeenTrip {
	const lists = KIND_LIST.map((list) => [list, recordsSeenBy(viewer, list, trip[list])])
	const records = Object.fromEntries(lists) as RecordLists
	const places = placesOf(trip.places, bookedRecords(records))
	return { ...seenTripOf(viewer, trip), ...records, places } as unknown as SeenTrip
}

/** Only the places of the records that they see (API-170): a key contains the id of its record. */
const placesOf = (places: Places, seen: readonly { record: { id: string } }[]): Places =>
	Object.fromEntries(
		seen.flatMap(({ record: { id } }) =>
			PLACE_ENDS.map((end) => placeKey(id, end)).flatMap((key) => (places[key] ? [[key, places[key]]] : [])),
		),
	)

/** The same for a trip without its records. */
export const summarySeenBy = (viewer: TripViewer, trip: Trip): SeenTripSummary => seenTripOf(viewer, trip)

/** The same for the records of one kind. */
export function recordsSeenBy<K extends Kind>(
	viewer: TripViewer,
	list: K,
	records: readonly RecordOf[K][],
): Seen<RecordOf[K]>[] {
	return records.map((record) => recordSeenBy(viewer, list, record))
}

function recordSeenBy<K extends Kind>(viewer: TripViewer, list: K, record: RecordOf[K]): Seen<RecordOf[K]> {
	const seen: object = membersSeenBy(viewer, RECORD_NAMES[list], record)
	const isHidden = viewer.kind === 'staff' && !viewer.seesIdentityData && identityFields(KINDS[list]).length > 0
	return (isHidden ? withoutIdentityData(KINDS[list], seen) : seen) as Seen<RecordOf[K]>
}

/** `firstDeparture` is worked out from flights that this viewer sees. */
const seenTripOf = (viewer: TripViewer, { firstDeparture, ...trip }: Trip & { firstDeparture?: string | null }) =>
	({
		...membersSeenBy(viewer, TRIP_NAMES, trip),
		...(firstDeparture === undefined ? {} : { firstDeparture }),
		viewer,
	}) as unknown as SeenTripSummary

/** On the portal's pages staff see a trip as its lead does, without what is for staff. */
const SIGHT_OF: Record<TripViewer['kind'], Sight> = { staff: 'lead', lead: 'lead' }

type Names = Readonly<Record<Sight, readonly string[]>>

/** The names in a table that somebody with each sight sees. Worked out once: this runs for every record of every answer. */
const namesIn = (sights: Readonly<Record<string, Sight>>): Names =>
	Object.fromEntries(
		SIGHTS.map((own, widest) => [own, Object.keys(sights).filter((name) => SIGHTS.indexOf(sights[name]!) <= widest)]),
	) as unknown as Names
const TRIP_NAMES = namesIn(TRIP_SIGHT)
const RECORD_NAMES = Object.fromEntries(KIND_LIST.map((list) => [list, namesIn(RECORD_SIGHT[list])])) as Record<
	Kind,
	Names
>

function membersSeenBy(viewer: TripViewer, names: Names, all: object): Record<string, unknown> {
	const members = all as Record<string, unknown>
	const seen: Record<string, unknown> = {}
	for (const name of names[SIGHT_OF[viewer.kind]]) if (members[name] !== undefined) seen[name] = members[name]
	return seen
}
