import { isCertified, isOutside } from '#shared/atol/atol-cover.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { formatDay } from '#shared/dates.ts'
import { localTimeAt, instantOf } from '#shared/places/zoned-time.ts'
import { bookedRecords } from '#shared/trips/kinds/booked-records.ts'
import { counted } from '#shared/trips/timeline/wording.ts'
import { zoneOfAirport } from '#server/airports/airport-zone.ts'

const HOUR_MS = 3_600_000
const LONDON = 'Europe/London'

/** What staff should know before they issue a certificate. Warnings stop nothing. `now` is an instant in milliseconds. */
export function warningsFor(trip: WholeTrip, now: number): string[] {
	const hours = hoursToDeparture(trip, now)
	const leftOut = bookedRecords(trip)
		.filter(({ record }) => isOutside(record))
		.map(({ kind, record }) => kind.shortName(record))
	return [
		trip.firstPaymentDate
			? null
			: 'There is no first payment date. The certificate is due when the first payment is accepted',
		trip.guestDetailsApprovalStatus === 'approved' ? null : 'The guest details are not approved yet',
		hours !== null && hours >= 0 && hours < 72 ? 'Departure is less than 72 hours away' : null,
		leftOut.length > 0 ? `Not sold under your ATOL, so not listed: ${leftOut.join(', ')}` : null,
	].filter((warning) => warning !== null)
}

/**
 * When the CAA requires a certificate: as soon as the first payment is accepted, and again when anything on it changes more than 72 hours
 * before departure (caa.co.uk, ATOL certificates).
 */
export function rulesFor(trip: WholeTrip, now: number) {
	return { missing: firstIssueRule(trip, now), outOfDate: reissueRule(hoursToDeparture(trip, now)) }
}

function firstIssueRule({ firstPaymentDate }: WholeTrip, now: number): string | null {
	if (!firstPaymentDate) return null
	const day = formatDay(firstPaymentDate, 'MMM dd, yyyy')
	return firstPaymentDate <= localTimeAt(LONDON, now).slice(0, 10)
		? `The CAA requires the certificate as soon as the first payment is accepted, which was due on ${day}.`
		: `The CAA requires the certificate as soon as the first payment is accepted, on ${day}.`
}

function reissueRule(hours: number | null): string | null {
	if (hours === null) return null
	if (hours < 0)
		return 'The journey has begun, so the CAA no longer requires a new certificate. You may still issue one.'
	if (hours < 72)
		return 'Departure is less than 72 hours away, so the CAA no longer requires a new certificate. You may still issue one.'
	const away = hours < 96 ? `${Math.floor(hours)} hours` : counted(Math.floor(hours / 24), 'day')
	return `Departure is in ${away}. The CAA requires a new certificate when anything on it changes more than 72 hours before departure.`
}

/** From now to the first departure, in the zone of its airport. Null without a flight. */
function hoursToDeparture({ flights }: WholeTrip, now: number): number | null {
	const departures = flights
		.filter(isCertified)
		.map((flight) => instantOf(zoneOfAirport(flight.departureAirport) ?? LONDON, flight.departureTime))
	return departures.length > 0 ? (Math.min(...departures) - now) / HOUR_MS : null
}
