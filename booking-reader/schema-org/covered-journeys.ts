import type { Booking } from './to-bookings.ts'
import { agreesOnReference } from './merge-bookings.ts'

/** Drops a journey whose legs are bookings too. Its reference and people go to the legs. */
export function dropCoveredJourneys(bookings: readonly Booking[]): Booking[] {
	const covered = new Set<Booking>()
	for (const whole of bookings) {
		if (whole.list !== 'transfers' && whole.list !== 'flights') continue
		const legs = bookings.filter(
			(leg) => leg !== whole && leg.list === whole.list && agreesOnReference(leg, whole) && !covered.has(leg),
		)
		const first = legs.find(
			({ endpoints }) =>
				endpoints.from === whole.endpoints.from &&
				endpoints.departs === whole.endpoints.departs &&
				endpoints.departs.includes('T'),
		)
		const second = legs.find(
			({ endpoints }) =>
				endpoints.to === whole.endpoints.to &&
				endpoints.arrives === whole.endpoints.arrives &&
				endpoints.arrives.includes('T'),
		)
		if (!first || !second || first.endpoints.to !== second.endpoints.from || first.endpoints.to === '') continue
		covered.add(whole)
		for (const leg of [first, second]) {
			leg.reference ??= whole.reference
			leg.people.push(...whole.people)
			for (const name of ['pnr', 'confirmationNumber']) {
				const value = whole.fields[name]
				if (value) leg.fields[name] ??= value
			}
		}
	}
	return bookings.filter((booking) => !covered.has(booking))
}
