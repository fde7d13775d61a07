import { agreesOnReference } from './merge-bookings.ts'
import type { Booking } from './to-bookings.ts'

const begin = ({ endpoints: { from, departs } }: Booking) => `${from} ${departs}`
const end = ({ endpoints: { to, arrives } }: Booking) => `${to} ${arrives}`

/** Drops a journey whose legs are bookings too. Its reference and people go to the legs. */
export function dropCoveredJourneys(bookings: readonly Booking[]): Booking[] {
	const covered = new Set<Booking>()
	for (const whole of bookings) {
		const { list, endpoints, fields } = whole
		const isTimed = [endpoints.departs, endpoints.arrives].every((time) => time.includes('T'))
		if (!isTimed || (list !== 'transfers' && list !== 'flights')) continue
		const legs = bookings.filter(
			(leg) => leg !== whole && leg.list === list && agreesOnReference(leg, whole) && !covered.has(leg),
		)
		const first = legs.find((leg) => begin(leg) === begin(whole))
		const second = legs.find((leg) => end(leg) === end(whole))
		if (!first?.endpoints.to || first.endpoints.to !== second?.endpoints.from) continue
		covered.add(whole)
		for (const leg of [first, second]) {
			leg.reference ??= whole.reference
			leg.people.push(...whole.people)
			for (const name of ['pnr', 'confirmationNumber'] as const) if (fields[name]) leg.fields[name] ??= fields[name]
		}
	}
	return bookings.filter((booking) => !covered.has(booking))
}
