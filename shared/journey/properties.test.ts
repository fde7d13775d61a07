import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#shared/dates.ts'
import { eachBooked } from '#shared/trips/kinds/booked-records.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { placesOfTrip } from '#server/places/places-of-trip.ts'
import { buildActivity, buildFlight, buildStay, buildTransfer } from '#tests/builders/records.ts'
import { buildPortalTrip } from '#tests/builders/trip.ts'
import { journeyOf } from './journey.ts'

const AIRPORTS = ['London Heathrow (LHR)', 'AKL', 'HNL', 'Tokyo (HND)', 'APW', 'Somewhere', 'LAX', 'Nice (NCE)']
const PLACES = ['Seoul', 'Nice', 'Bali', 'Auckland, New Zealand', 'The Grand', 'Rome', 'Atlantis']

/** Days in the first weeks of December, when no clock changes anywhere. */
const day = fc.nat(12).map((n) => addDays('2027-12-01', n))
const clock = fc
	.tuple(fc.nat(23), fc.nat(59))
	.map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
const typed = fc.oneof(clock, fc.constantFrom(null, 'sunset', 'from 2pm'))
const id = fc.uuid()
const status = fc.constantFrom('confirmed', 'pending', 'cancelled')
const from = <T>(values: readonly T[]) => fc.constantFrom(...values)

const flight = fc
	.tuple(id, status, day, clock, fc.integer({ min: -1, max: 2 }), clock, from(AIRPORTS), from(AIRPORTS))
	.map(([id, status, date, leaves, shift, lands, departureAirport, arrivalAirport]) =>
		buildFlight({
			id,
			status,
			departureAirport,
			arrivalAirport,
			departureTime: `${date}T${leaves}:00`,
			arrivalTime: `${addDays(date, shift)}T${lands}:00`,
		}),
	)
const stay = fc
	.tuple(id, status, day, fc.integer({ min: 1, max: 5 }), from(PLACES))
	.map(([id, status, checkIn, nights, hotelName]) =>
		buildStay({ id, status, checkIn, checkOut: addDays(checkIn, nights), hotelName }),
	)
const transfer = fc
	.tuple(
		id,
		status,
		day,
		typed,
		from([...AIRPORTS, ...PLACES]),
		from([...AIRPORTS, ...PLACES]),
		from(['Airport Pickup', 'Airport Dropoff', 'Inter-Hotel', 'Private Transfer'] as const),
	)
	.map(([id, status, date, time, fromLocation, toLocation, transferType]) =>
		buildTransfer({ id, status, date, time, fromLocation, toLocation, transferType }),
	)
const activity = fc
	.tuple(id, status, day, fc.option(fc.nat(4)), typed, fc.option(from(PLACES)))
	.map(([id, status, date, days, time, location]) =>
		buildActivity({ id, status, date, endDate: days === null ? null : addDays(date, days), time, location }),
	)

const trips = fc
	.record({
		startDate: fc.constant('2027-12-01'),
		endDate: fc.constant('2027-12-14'),
		destination: from(['Tokyo', 'Nice, France', 'Atlantis', null]),
		flights: fc.array(flight, { maxLength: 4 }),
		accommodations: fc.array(stay, { maxLength: 3 }),
		transfers: fc.array(transfer, { maxLength: 4 }),
		activities: fc.array(activity, { maxLength: 4 }),
	})
	.map(buildPortalTrip)

const lived = (trip: WholePortalTrip) => journeyOf(trip, placesOfTrip(trip))

test('every moment of what takes place is on one day, once, and no other is', () => {
	fc.assert(
		fc.property(trips, (trip) => {
			const { days, moments } = lived(trip)
			const going = ({ status }: { status: string }) => status !== 'cancelled'
			const expected = [
				...trip.flights.filter(going).flatMap(({ id }) => [`${id}:leaves`, `${id}:lands`]),
				...trip.accommodations.filter(going).flatMap(({ id }) => [`${id}:checkIn`, `${id}:checkOut`]),
				...trip.transfers.filter(going).map(({ id }) => `${id}:pickUp`),
				...trip.activities
					.filter(going)
					.flatMap(({ id, date, endDate }) => [
						`${id}:starts`,
						...Array.from(
							{ length: endDate ? daysBetween(date, endDate) : 0 },
							(_, n) => `${id}:goesOn:${addDays(date, n + 1)}`,
						),
					]),
			]
			const keys = days.flatMap((one) => one.moments.map(({ key }) => key))
			expect(keys.toSorted()).toEqual(expected.toSorted())
			expect(keys).toEqual(moments.map(({ key }) => key))
		}),
	)
})

test('instants never decrease, days hold their own date, and no two have one key', () => {
	fc.assert(
		fc.property(trips, (trip) => {
			const { days, moments } = lived(trip)
			const instants = moments.flatMap(({ at }) => at ?? [])
			expect(instants).toEqual(instants.toSorted((a, b) => a - b))
			for (const { date, moments: own } of days) expect(own.every(({ day }) => day === date)).toBe(true)
			expect(new Set(days.map(({ key }) => key)).size).toBe(days.length)
		}),
	)
})

test('four weeks later everything is four weeks later', () => {
	const later = (local: string) => addDays(local, 28)
	const shifted = (trip: WholePortalTrip): WholePortalTrip =>
		eachBooked({ ...trip, startDate: later(trip.startDate), endDate: later(trip.endDate) }, (records) =>
			records.map((record) => {
				const moved = Object.entries(record).map(([name, value]) => {
					const isDay = /date$|time$|^check(In|Out)$/i.test(name) && /^\d{4}-/.test(String(value))
					return [name, isDay ? later(String(value)) : value]
				})
				return Object.fromEntries(moved) as typeof record
			}),
		)
	const told = (trip: WholePortalTrip, days: number) =>
		lived(trip).days.map(({ key, sleeps, again, number, moments }) => ({
			key: addDays(key.slice(0, 10), days) + key.slice(10),
			sleeps,
			again,
			number,
			moments: moments.map(({ key: own, clock, order }) => [own.slice(0, 40), clock, order + days * 86_400_000]),
		}))
	fc.assert(
		fc.property(trips, (trip) => {
			expect(told(shifted(trip), 0)).toEqual(told(trip, 28))
		}),
	)
})

test('the zone of the process does not matter', () => {
	const before = process.env.TZ
	try {
		fc.assert(
			fc.property(trips, (trip) => {
				const [one, other] = ['Pacific/Kiritimati', 'America/Los_Angeles'].map((zone) => {
					process.env.TZ = zone
					return lived(trip)
				})
				expect(one).toEqual(other)
			}),
			{ numRuns: 30 },
		)
	} finally {
		if (before === undefined) delete process.env.TZ
		else process.env.TZ = before
	}
})
