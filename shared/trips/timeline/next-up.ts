import { bookedRecords, withoutCancelled } from '../kinds/booked-records.ts'
import type { BookedKind } from '../kinds/registry.ts'
import type { WholePortalTrip } from '../whole-trip.ts'
import { hasHour, type Moment } from './moments.ts'

/** The record of a trip that comes next and when, with what its traveller reads about it. */
export type NextUp = {
	at: Moment
	/** It should have begun by now, but still matters. */
	hasBegun: boolean
	list: BookedKind
	id: string
	title: string
	details: string[]
}

/**
 * The next record of a trip for its traveller (PORTAL-19). `now` is the reading of their own clock: on the way they are where the trip is.
 * Cancelled records and cancelled trips have no next.
 */
export function nextUp(trip: WholePortalTrip, now: string): NextUp | undefined {
	if (trip.status === 'cancelled') return undefined
	const records = bookedRecords(withoutCancelled(trip)).map((one) => ({
		...one,
		at: one.kind.begins(one.record),
		stays: one.kind.staysNext?.(one.record),
	}))
	const [coming] = records
		.filter(({ at }) => at > now)
		.toSorted((a, b) => (a.at === b.at ? Number(a.kind.canWait) - Number(b.kind.canWait) : a.at < b.at ? -1 : 1))
	const begun = records
		.filter(({ at, stays }) => at <= now && stays !== undefined && now < stays.atLatest)
		.reduce<(typeof records)[number] | undefined>((last, one) => (last && last.at > one.at ? last : one), undefined)
	const isRelieved =
		begun?.stays && coming && begun.stays.ends <= now && hasHour(coming.at) && coming.at <= begun.stays.atLatest
	const next = isRelieved ? coming : (begun ?? coming)
	if (!next) return undefined
	const { title, details } = next.kind.nextUp(next.record)
	return {
		at: next.at,
		hasBegun: next.at <= now,
		list: next.list,
		id: next.record.id,
		title,
		details: details.filter((detail) => detail !== null),
	}
}
