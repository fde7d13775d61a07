import { bookedRecords, withoutCancelled } from '../kinds/booked-records.ts'
import type { BookedKind } from '../kinds/registry.ts'
import type { WholePortalTrip } from '../whole-trip.ts'
import type { Moment } from './moments.ts'

/** The record of a trip that comes next and when, with what its traveller reads about it. */
export type NextUp = { at: Moment; list: BookedKind; id: string; title: string; details: string[] }

/**
 * The next record of a trip for its traveller. `now` is the reading of their own clock: on the way they are where the trip is. Cancelled
 * records and cancelled trips have no next.
 */
export function nextUp(trip: WholePortalTrip, now: string): NextUp | undefined {
	if (trip.status === 'cancelled') return undefined
	const [next] = bookedRecords(withoutCancelled(trip))
		.map((one) => ({ ...one, at: one.kind.begins(one.record) }))
		.filter(({ at }) => at > now)
		.toSorted((a, b) => (a.at === b.at ? Number(a.kind.canWait) - Number(b.kind.canWait) : a.at < b.at ? -1 : 1))
	if (!next) return undefined
	const { title, details } = next.kind.nextUp(next.record)
	return {
		at: next.at,
		list: next.list,
		id: next.record.id,
		title,
		details: details.filter((detail) => detail !== null),
	}
}
