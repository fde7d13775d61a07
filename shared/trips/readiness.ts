import { withoutCancelled } from './kinds/booked-records.ts'
import type { Guest } from './kinds/guest.ts'
import type { ListedTrip, WholeTrip } from './whole-trip.ts'
import { addMonths, dayOf, daysBetween, formatDay, timeOf } from '#shared/dates.ts'
import { contradictionsOf, type Finding, inTabOrder } from './contradictions.ts'
import { landingsWithoutTransfer } from './flight-gaps.ts'
import { nightGaps } from './night-gaps.ts'

/** A departing trip with its readiness issues. */
export type Departure = ListedTrip & {
	findings: Finding[]
	/** Passports were not looked at, because this person may not see them (API-132). */
	isHidden?: true
}

/** Many countries require a passport to be valid this long after the return. */
const PASSPORT_MONTHS = 6

const day = (value: string) => formatDay(value, 'MMM dd, yyyy')

/**
 * The readiness issues of a trip, in the order of the trip's tabs. A trip that is over by `today` (a date), cancelled or completed has
 * none, and cancelled records are ignored.
 */
export function readinessOf(whole: WholeTrip, today: string): Finding[] {
	if (whole.status === 'cancelled' || whole.status === 'completed' || whole.endDate < today) return []
	const trip = withoutCancelled(whole)
	const findings = [
		...passports(trip),
		...approvals(trip),
		...nights(trip),
		...contradictionsOf(trip),
		...landings(trip),
	]
	return inTabOrder(findings)
}

function passports({ guests, endDate }: WholeTrip): Finding[] {
	return guests.flatMap(({ fullName, passportExpiry }) => {
		if (!passportExpiry || passportExpiry >= addMonths(endDate, PASSPORT_MONTHS)) return []
		const when = passportExpiry < endDate ? 'before the return' : `within ${PASSPORT_MONTHS} months of the return`
		return {
			where: 'guests',
			problem: `The passport of ${fullName} expires on ${day(passportExpiry)}, ${when}.`,
			remedy: 'Ask for a new one.',
		}
	})
}

/** Staff may also set a trip to approved; any later edit of a guest undoes that (CRM-59). */
function approvals({ guests, guestDetailsApprovalStatus }: WholeTrip): Finding[] {
	if (guests.length === 0) return [{ where: 'guests', problem: 'There are no guests.', remedy: 'Add them.' }]
	const waiting = guests.filter(({ approvalStatus }) => approvalStatus !== 'approved')
	if (waiting.length === 0 || guestDetailsApprovalStatus === 'approved') return []
	return [
		{
			where: 'guests',
			problem: `The details of ${named(waiting)} are not approved.`,
			remedy: 'Ask the customer to review them.',
		},
	]
}

/** 'A', 'A and B', 'A and 4 others' */
function named(guests: readonly Guest[]): string {
	const [first, second] = guests.map(({ fullName }) => fullName)
	if (guests.length > 2) return `${first} and ${guests.length - 1} others`
	return second === undefined ? String(first) : `${first} and ${second}`
}

function nights(trip: WholeTrip): Finding[] {
	return nightGaps(trip).map(({ from, until, hotels }) => {
		const count = daysBetween(from, until)
		const when = count === 1 ? `the night of ${day(from)}` : `the ${count} nights from ${day(from)} to ${day(until)}`
		return hotels.length === 0
			? { where: 'hotels', problem: `There is no hotel for ${when}.`, remedy: 'Add one.' }
			: { where: 'hotels', problem: `There are ${hotels.join(' and ')} for ${when}.`, remedy: 'Correct their days.' }
	})
}

function landings(trip: WholeTrip): Finding[] {
	return landingsWithoutTransfer(trip).map((flight) => ({
		where: 'transfers',
		problem: `${nameOf(flight)} lands at ${flight.arrivalAirport} on ${day(dayOf(flight.arrivalTime))} at ${timeOf(flight.arrivalTime)} and nobody picks up.`,
		remedy: 'Add a transfer.',
	}))
}

const nameOf = ({ airline, flightNumber }: { airline: string; flightNumber: string | null }) => flightNumber ?? airline
