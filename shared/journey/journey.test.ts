import { expect, test } from 'vitest'
import { localTimeAt } from '#shared/places/zoned-time.ts'
import { placesOfTrip } from '#server/places/places-of-trip.ts'
import { buildActivity, buildFlight, buildStay, buildTransfer } from '#tests/builders/records.ts'
import { buildPortalTrip } from '#tests/builders/trip.ts'
import { momentsAround } from './around.ts'
import { journeyOf } from './journey.ts'

const journey = (values: Parameters<typeof buildPortalTrip>[0]) => {
	const trip = buildPortalTrip(values)
	return journeyOf(trip, placesOfTrip(trip))
}
/** A line a day: its key, its moments and where the night is spent. */
const lived = (values: Parameters<typeof buildPortalTrip>[0]) =>
	journey(values).days.map(({ key, moments, sleeps, again }) =>
		[
			again ? `${key} again` : key,
			...moments.map(({ said, clock, what, part }) => `${said ?? clock ?? '-'} ${part.id} ${what}`),
			sleeps === 'air' ? 'in the air' : (sleeps?.stay ?? 'no bed'),
		].join(' | '),
	)

const acrossTheDateLine = {
	destination: 'Honolulu',
	startDate: '2027-05-21',
	endDate: '2027-05-23',
	flights: [
		buildFlight({
			id: 'HA',
			departureAirport: 'Auckland (AKL)',
			arrivalAirport: 'Honolulu (HNL)',
			departureTime: '2027-05-22T23:55:00',
			arrivalTime: '2027-05-22T10:05:00',
		}),
	],
	transfers: [
		buildTransfer({
			id: 'car',
			date: '2027-05-22',
			time: '11:00',
			fromLocation: 'Honolulu airport',
			toLocation: 'Halekulani',
		}),
	],
	activities: [
		buildActivity({ id: 'dinner', date: '2027-05-22', time: '19:00', location: 'Viaduct Harbour, Auckland' }),
	],
	accommodations: [
		buildStay({
			id: 'here',
			hotelName: 'Park Hyatt',
			address: 'Viaduct Harbour, Auckland',
			checkIn: '2027-05-21',
			checkOut: '2027-05-22',
		}),
		buildStay({
			id: 'there',
			hotelName: 'Halekulani',
			address: '2199 Kālia Road, Honolulu',
			checkIn: '2027-05-22',
			checkOut: '2027-05-23',
		}),
	],
}

test('eastwards over the date line the same date begins once more, with the landing and what follows it', () => {
	expect(lived(acrossTheDateLine)).toEqual([
		'2027-05-21 | - here checkIn | here',
		'2027-05-22 | - here checkOut | 19:00 dinner starts | 23:55 HA leaves | in the air',
		'2027-05-22~2 again | 10:05 HA lands | 11:00 car pickUp | - there checkIn | there',
		'2027-05-23 | - there checkOut | no bed',
	])
	const [flight] = journey(acrossTheDateLine).legs
	expect(((flight?.lands ?? 0) - (flight?.leaves ?? 0)) / 60_000).toBe(490)
})

test('over the date line one may land on the day before', () => {
	const flight = buildFlight({
		id: 'PH',
		departureAirport: 'Apia Faleolo (APW)',
		arrivalAirport: 'Pago Pago (PPG)',
		departureTime: '2027-05-22T12:00:00',
		arrivalTime: '2027-05-21T12:35:00',
	})
	expect(lived({ startDate: '2027-05-21', endDate: '2027-05-22', flights: [flight] })).toEqual([
		'2027-05-21 | no bed',
		'2027-05-22 | 12:00 PH leaves | in the air',
		'2027-05-21~2 again | 12:35 PH lands | no bed',
		'2027-05-22~2 | no bed',
	])
})

test('a date that never is for its travellers passes in the air', () => {
	const flight = buildFlight({
		id: 'NZ',
		departureAirport: 'LAX',
		arrivalAirport: 'AKL',
		departureTime: '2027-06-04T22:00:00',
		arrivalTime: '2027-06-06T06:00:00',
	})
	expect(lived({ startDate: '2027-06-04', endDate: '2027-06-06', flights: [flight] })).toEqual([
		'2027-06-04 | 22:00 NZ leaves | in the air',
		'2027-06-05 | in the air',
		'2027-06-06 | 06:00 NZ lands | no bed',
	])
	expect(journey({ startDate: '2027-06-04', endDate: '2027-06-06', flights: [flight] }).days[1]?.inTheAir).toBe(true)
})

test('what is without an hour has its place: hotels around the way there, an excursion last', () => {
	const trip = {
		flights: [
			buildFlight({ id: 'out' }),
			buildFlight({
				id: 'home',
				departureAirport: 'Nice (NCE)',
				arrivalAirport: 'London Heathrow (LHR)',
				departureTime: '2026-05-24T18:20:00',
				arrivalTime: '2026-05-24T19:35:00',
			}),
		],
		transfers: [
			buildTransfer({ id: 'there' }),
			buildTransfer({ id: 'back', transferType: 'Airport Dropoff', date: '2026-05-24', time: null }),
		],
		accommodations: [buildStay({ id: 'stay', checkOut: '2026-05-24' })],
		activities: [
			buildActivity({ id: 'sail', date: '2026-05-22', endDate: '2026-05-23', time: 'sunrise' }),
			buildActivity({ id: 'spa', date: '2026-05-24', time: '9.30 am', location: 'Spa of the Hôtel Belle Rade' }),
			buildActivity({ id: 'dinner', date: '2026-05-21', time: '20:00' }),
		],
		startDate: '2026-05-21',
		endDate: '2026-05-25',
	}
	expect(lived(trip)).toEqual([
		'2026-05-21 | 09:40 out leaves | 12:45 out lands | 13:30 there pickUp | - stay checkIn | 20:00 dinner starts | stay',
		'2026-05-22 | sunrise sail starts | stay',
		'2026-05-23 | - sail goesOn | stay',
		'2026-05-24 | 9.30 am spa starts | - stay checkOut | - back pickUp | 18:20 home leaves | 19:35 home lands | no bed',
		'2026-05-25 | no bed',
	])
})

test('each moment is read by the clock of its own place, in both nights of a clock change', () => {
	const inNewYork = (time: string, date: string) =>
		journey({
			destination: 'New York',
			startDate: date,
			endDate: date,
			activities: [buildActivity({ id: 'one', date, time }), buildActivity({ id: 'two', date, time: '04:00' })],
		}).moments.map(({ at }) => at ?? 0)
	const minutes = ([one = 0, two = 0]: number[]) => (two - one) / 60_000
	expect(minutes(inNewYork('01:30', '2027-03-14'))).toBe(90)
	expect(minutes(inNewYork('01:30', '2027-11-07'))).toBe(210)
	// 02:30 does not exist that night, and is half past three.
	expect(minutes(inNewYork('02:30', '2027-03-14'))).toBe(30)
})

test('where they are decides the zone: a dinner in Seoul on a trip to Tokyo, an address that names a town elsewhere', () => {
	const zoneOf = (location: string | null, destination = 'Tokyo, Japan') =>
		journey({ destination, activities: [buildActivity({ location, time: '19:00' })] }).moments[0]?.zone
	expect(zoneOf('Myeongdong, Seoul')).toBe('Asia/Seoul')
	expect(zoneOf('Jimbaran, Bali', 'Singapore')).toBe('Asia/Makassar')
	expect(zoneOf('Paris Road, Auckland, New Zealand')).toBe('Pacific/Auckland')
	expect(zoneOf('Hotel Regina, Tokyo')).toBe('Asia/Tokyo')
	expect(zoneOf(null)).toBe('Asia/Tokyo')
	expect(zoneOf(null, 'Atlantis')).toBeNull()
})

test('a place that no text tells is where they sleep, or where they landed last', () => {
	const trip = {
		destination: 'Japan and Korea',
		startDate: '2027-04-01',
		endDate: '2027-04-09',
		flights: [
			buildFlight({
				id: 'flight',
				departureAirport: 'Tokyo Haneda (HND)',
				arrivalAirport: 'Bali (DPS)',
				departureTime: '2027-04-05T10:00:00',
				arrivalTime: '2027-04-05T17:00:00',
			}),
		],
		accommodations: [
			buildStay({ id: 'seoul', hotelName: 'Shilla', address: 'Seoul', checkIn: '2027-04-02', checkOut: '2027-04-04' }),
		],
		activities: [
			buildActivity({ id: 'there', date: '2027-04-03', time: '19:00', location: 'Jungsik' }),
			buildActivity({ id: 'later', date: '2027-04-07', time: '19:00', location: 'Mozaic' }),
		],
	}
	const found = Object.fromEntries(
		journey(trip)
			.moments.filter(({ what }) => what === 'starts')
			.map(({ part, place }) => [part.id, [place?.known, place?.zone]]),
	)
	expect(found).toEqual({ there: ['stay', 'Asia/Seoul'], later: ['landing', 'Asia/Makassar'] })
})

test('what comes next depends on the instant only', () => {
	const inTokyo = journey({
		destination: 'Tokyo',
		startDate: '2027-04-01',
		endDate: '2027-04-04',
		transfers: [buildTransfer({ id: 'car', date: '2027-04-02', time: '09:00', fromLocation: 'Park Hyatt Tokyo' })],
		activities: [buildActivity({ id: 'sushi', date: '2027-04-02', time: '12:00' })],
	})
	const at = Date.parse('2027-04-02T08:30:00+09:00')
	const around = momentsAround(inTokyo, at)
	expect([around.now, around.next?.part.id, around.then?.part.id]).toEqual([null, 'car', 'sushi'])
	expect(((around.next?.at ?? 0) - at) / 60_000).toBe(30)
	expect([around.day, around.zone, localTimeAt('Asia/Tokyo', at).slice(11, 16)]).toEqual([
		'2027-04-02',
		'Asia/Tokyo',
		'08:30',
	])
})

test('a day of travel: the flight until its landing, then the car, then the hotel until its day is over', () => {
	const trip = journey({
		flights: [
			buildFlight({ id: 'out' }),
			buildFlight({ id: 'home', departureTime: '2026-05-26T18:20:00', arrivalTime: '2026-05-26T19:35:00' }),
		],
		transfers: [buildTransfer({ id: 'car', time: '13:30' })],
		accommodations: [buildStay({ id: 'stay' })],
	})
	const at = (instant: string) => {
		const { now, next } = momentsAround(trip, Date.parse(instant))
		return [now, next].map((one) => (one ? `${one.part.id} ${one.what}` : null))
	}
	expect(at('2026-05-01T12:00:00Z')).toEqual([null, 'out leaves'])
	expect(at('2026-05-21T08:39:59Z')).toEqual([null, 'out leaves'])
	expect(at('2026-05-21T08:40:00Z')).toEqual(['out leaves', 'out lands'])
	expect(at('2026-05-21T10:44:59Z')).toEqual(['out leaves', 'out lands'])
	expect(at('2026-05-21T10:45:00Z')).toEqual([null, 'car pickUp'])
	expect(at('2026-05-21T11:30:00Z')).toEqual([null, 'stay checkIn'])
	expect(at('2026-05-21T21:59:59Z')).toEqual([null, 'stay checkIn'])
	expect(at('2026-05-21T22:00:00Z')).toEqual([null, 'stay checkOut'])
	expect(at('2026-05-26T19:00:00Z')).toEqual(['home leaves', null])
	expect(at('2026-05-26T20:00:00Z')).toEqual([null, null])
})

test('a cancelled record has no moments unless they are asked for, and a cancelled trip none at all', () => {
	const trip = buildPortalTrip({ activities: [buildActivity({ status: 'cancelled' })] })
	expect(journeyOf(trip, {}).days).toEqual([])
	expect(journeyOf(trip, {}, { withCancelled: true }).moments.map(({ cancelled }) => cancelled)).toEqual([true])
	expect(journey({ status: 'cancelled', activities: [buildActivity({})] }).moments).toEqual([])
})
