import type { Booking } from '../booking.ts'
import { fitsReference } from '../merge-bookings.ts'

/** A whole way whose legs are there too is one of them said twice; what only it says is theirs. */
export function withoutDetours(bookings: readonly Booking[]): Booking[] {
	const gone = new Set<Booking>()
	for (const whole of bookings) {
		if (whole.list !== 'transfers' && whole.list !== 'flights') continue
		const legs = bookings.filter(
			(leg) => leg !== whole && leg.list === whole.list && fitsReference(leg, whole) && !gone.has(leg),
		)
		const first = legs.find(
			({ ends }) => ends.from === whole.ends.from && ends.departs === whole.ends.departs && ends.departs.includes('T'),
		)
		const second = legs.find(
			({ ends }) => ends.to === whole.ends.to && ends.arrives === whole.ends.arrives && ends.arrives.includes('T'),
		)
		if (!first || !second || first.ends.to !== second.ends.from || first.ends.to === '') continue
		gone.add(whole)
		for (const leg of [first, second]) {
			leg.reference ??= whole.reference
			leg.people.push(...whole.people)
			for (const name of ['pnr', 'confirmationNumber']) {
				const value = whole.fields[name]
				if (value) leg.fields[name] ??= value
			}
		}
	}
	return bookings.filter((booking) => !gone.has(booking))
}
