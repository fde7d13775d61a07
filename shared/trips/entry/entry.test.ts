import { expect, test } from 'vitest'
import { buildFlight, buildGuest, buildStay, buildTransfer } from '#tests/builders/records.ts'
import { buildTrip } from '#tests/builders/trip.ts'
import { flightEntry } from './flight-entry.ts'
import { missingTransfers } from './missing-transfers.ts'
import { stayEntry } from './stay-entry.ts'
import { transferEntry } from './transfer-entry.ts'

const DATES = { startDate: '2027-06-05', endDate: '2027-06-19' }
const out = buildFlight({
	id: 'out',
	departureAirport: 'London Heathrow (LHR)',
	arrivalAirport: 'Nice (NCE)',
	departureTime: '2027-06-05T22:00:00',
	arrivalTime: '2027-06-06T01:03:00',
})
const home = buildFlight({
	id: 'home',
	departureAirport: 'Nice (NCE)',
	arrivalAirport: 'London Heathrow (LHR)',
	departureTime: '2027-06-19T01:30:00',
	arrivalTime: '2027-06-19T02:40:00',
})
const rade = buildStay({ id: 'rade', hotelName: 'Belle Rade', checkIn: '2027-06-06', checkOut: '2027-06-11' })
const cap = buildStay({ id: 'cap', hotelName: 'Cap Doré', checkIn: '2027-06-11', checkOut: '2027-06-19' })
const guests = [buildGuest({ id: 'a' }), buildGuest({ id: 'b' })]

test('a flight begins on the first day, then on the last, and its arrival follows the departure (CRM-231)', () => {
	const start = (flights = [out].slice(0, 0)) => flightEntry.start?.(buildTrip({ ...DATES, flights }))
	expect(start()).toEqual({ departureTime: '2027-06-05', arrivalTime: '2027-06-05' })
	expect(start([out])).toEqual({ departureTime: '2027-06-19', arrivalTime: '2027-06-19' })
	const trip = buildTrip({ ...DATES, flights: [out] })
	expect(flightEntry.next?.start(trip)).toMatchObject({ departureTime: '2027-06-06', departureAirport: 'Nice (NCE)' })
	const follow = (departureTime: string) => flightEntry.follow?.({ departureTime }, trip, new Set())
	expect([follow('2027-06-12T09:30'), follow('')]).toEqual([{ arrivalTime: '2027-06-12' }, {}])
})

test('a stay begins at the landing or the last check-out, and its nights are reckoned (CRM-231)', () => {
	const start = (values: object) => stayEntry.start?.(buildTrip({ ...DATES, ...values }))
	expect(start({})).toEqual({ checkIn: '2027-06-05', checkOut: '2027-06-19', nights: 14 })
	expect(start({ flights: [out, home] })).toMatchObject({ checkIn: '2027-06-06', nights: 13 })
	expect(start({ accommodations: [rade] })).toEqual({ checkIn: '2027-06-11', checkOut: '2027-06-19', nights: 8 })
	const cancelled = { ...rade, status: 'cancelled' } as const
	expect(start({ accommodations: [cancelled] })).toMatchObject({ checkIn: '2027-06-05' })
	const trip = buildTrip(DATES)
	const typed = { checkIn: '2027-06-06', checkOut: '2027-06-11', nights: '3' }
	const follow = (...touched: string[]) => stayEntry.follow?.(typed, trip, new Set(touched))
	expect(follow('checkOut')).toEqual({ checkOut: '2027-06-11', nights: 5 })
	expect(follow('nights')).toEqual({ checkOut: '2027-06-09' })
	expect(stayEntry.advise?.(typed, trip)).toEqual({ nights: 'The dates make 5 nights.' })
	expect(stayEntry.advise?.({ ...typed, nights: '5' }, trip)).toEqual({})
})

test('a transfer begins with the first one that the flights and stays lead to (CRM-232)', () => {
	const trip = buildTrip({ ...DATES, guests, flights: [out, home], accommodations: [rade, cap] })
	const [pickUp, move, dropOff, ...others] = missingTransfers(trip)
	expect(others).toEqual([])
	expect(pickUp).toMatchObject({
		date: '2027-06-06',
		time: '02:10',
		fromLocation: 'Nice (NCE)',
		toLocation: 'Belle Rade',
	})
	expect(move).toMatchObject({ date: '2027-06-11', time: null, fromLocation: 'Belle Rade', toLocation: 'Cap Doré' })
	expect(dropOff).toMatchObject({ date: '2027-06-18', time: '22:20', fromLocation: 'Cap Doré', flightId: 'home' })
	expect(transferEntry.start?.(trip)).toMatchObject({ transferType: 'Airport Pickup', flightId: 'out', passengers: 2 })
	const booked = [buildTransfer({ ...pickUp, id: 'one' }), buildTransfer({ ...move, id: 'two' })]
	expect(missingTransfers({ ...trip, transfers: booked })).toEqual([dropOff])
})

test('passengers are the guests who are on it, with a remark on any other number (CRM-231)', () => {
	const trip = buildTrip({ ...DATES, guests })
	const follow = (guestIds: string) => transferEntry.follow?.({ guestIds }, trip, new Set())
	expect(['', 'a', 'a,b', 'nobody'].map(follow)).toEqual([{ passengers: 2 }, { passengers: 1 }, { passengers: 2 }, {}])
	const advise = (passengers: string) => transferEntry.advise?.({ guestIds: '', passengers }, trip)
	expect(advise('2')).toEqual({})
	expect(advise('3')).toEqual({ passengers: '2 guests of the trip are on it.' })
})
