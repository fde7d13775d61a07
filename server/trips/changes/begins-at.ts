import { dayOf } from '#shared/dates.ts'
import { findDestination } from '#shared/places/destination-zone.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import { BOOKED_KINDS, type BookedKind } from '#shared/trips/kinds/registry.ts'
import { hasHour } from '#shared/trips/timeline/moments.ts'
import { zoneOfAirport } from '#server/airports/airport-zone.ts'

/** The agency's zone, where the place of a record is not known. */
const HOME = 'Europe/London'
/** When something without an hour is expected to begin, by the clock of its place. */
const USUAL_HOUR = '12:00:00'

/** The instant at which a record, or the trip itself, begins: near enough to say whether that is today. */
export function beginsAt(
	list: BookedKind | 'trip',
	record: Record<string, unknown>,
	{ destination }: { destination: string | null },
): number {
	const atDestination = findDestination(destination)?.zone ?? HOME
	if (list === 'trip') return instantOf(atDestination, `${String(record.startDate)}T00:00:00`)
	const moment = BOOKED_KINDS[list].begins(record as never)
	const airport = typeof record.departureAirport === 'string' ? record.departureAirport : null
	const zone = (airport && (zoneOfAirport(airport) ?? findDestination(airport)?.zone)) || atDestination
	return instantOf(zone, hasHour(moment) ? moment : `${dayOf(moment)}T${USUAL_HOUR}`)
}
