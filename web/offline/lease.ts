import { COMPANION_LEASE_DAYS } from '#shared/companions/companion.ts'
import { addDays } from '#shared/dates.ts'
import { isObject } from '#shared/stored-shape.ts'

const LEAD_DAYS_AFTER_TRIP = 30

/**
 * Whether a device may no longer show its copy of a trip (PORTAL-97): a companion's after fourteen days without an answer from the server,
 * since their access may have ended; anybody else's thirty days after the trip. `at` and `now` are milliseconds since 1970.
 */
export function isLeaseOver(answer: unknown, at: number, now: number): boolean {
	const trip = isObject(answer) && isObject(answer.trip) ? answer.trip : {}
	const isCompanion = isObject(trip.viewer) && trip.viewer.kind === 'companion'
	if (isCompanion) return now - at > COMPANION_LEASE_DAYS * 86_400_000
	if (typeof trip.endDate !== 'string') return false
	return addDays(trip.endDate, LEAD_DAYS_AFTER_TRIP) < new Date(now).toISOString().slice(0, 10)
}
