import { expect, test } from 'vitest'
import { readinessOf } from '#shared/trips/readiness.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { buildFlight, buildGuest, buildStay } from '#tests/builders/records.ts'
import { buildTrip } from '#tests/builders/trip.ts'
import { crossingsOf } from './crossings.ts'

const flight = (from: string, to: string, departureTime: string, arrivalTime: string) =>
	buildFlight({
		id: `${from}${to}${departureTime}`,
		departureAirport: from,
		arrivalAirport: to,
		departureTime,
		arrivalTime,
	})
const withCrossings = (values: Partial<WholeTrip>) => {
	const trip = buildTrip({ startDate: '2027-02-01', endDate: '2027-02-28', destination: null, ...values })
	return { ...trip, crossings: crossingsOf(trip, trip.places) }
}
const borders = (values: Partial<WholeTrip>) =>
	withCrossings(values).crossings.map(({ name, entryOn, exitOn }) => `${name} ${entryOn.slice(5)} ${exitOn.slice(5)}`)
const nice = flight('LHR', 'NCE', '2027-02-10T09:00:00', '2027-02-10T12:00:00')
const home = flight('NCE', 'LHR', '2027-02-20T09:00:00', '2027-02-20T10:00:00')

test('borders follow from the flights, by the local day of the landing (CRM-337)', () => {
	expect(borders({ flights: [nice, home] })).toEqual(['France 02-10 02-20'])
	const newYear = flight('LHR', 'MLE', '2026-12-31T21:00:00', '2027-01-01T10:40:00')
	expect(borders({ flights: [newYear], endDate: '2027-01-09' })).toEqual(['Maldives 01-01 01-09'])
	const pacific = [
		flight('LHR', 'LAX', '2027-02-01T10:00:00', '2027-02-01T13:00:00'),
		flight('LAX', 'PPT', '2027-02-04T23:30:00', '2027-02-05T05:30:00'),
		flight('PPT', 'AKL', '2027-02-09T08:00:00', '2027-02-10T13:00:00'),
		flight('AKL', 'PPT', '2027-02-15T16:00:00', '2027-02-14T22:00:00'),
		flight('PPT', 'LAX', '2027-02-16T23:00:00', '2027-02-17T09:00:00'),
		flight('LAX', 'LHR', '2027-02-17T15:00:00', '2027-02-18T09:00:00'),
	]
	expect(borders({ flights: pacific })).toEqual([
		'United States 02-01 02-04',
		'French Polynesia 02-05 02-09',
		'New Zealand 02-10 02-15',
		'French Polynesia 02-14 02-16',
		// To change planes too.
		'United States 02-17 02-17',
	])
})

test('the Schengen area is one border, entered again after a country outside it (CRM-337)', () => {
	const flights = [
		flight('LHR', 'CDG', '2027-02-01T09:00:00', '2027-02-01T11:00:00'),
		flight('CDG', 'RAK', '2027-02-05T09:00:00', '2027-02-05T11:30:00'),
		flight('RAK', 'FCO', '2027-02-10T09:00:00', '2027-02-10T13:30:00'),
		flight('FCO', 'VIE', '2027-02-14T09:00:00', '2027-02-14T11:00:00'),
		flight('VIE', 'LHR', '2027-02-20T09:00:00', '2027-02-20T10:00:00'),
	]
	expect(borders({ flights })).toEqual(['France 02-01 02-05', 'Morocco 02-05 02-10', 'Italy and Austria 02-10 02-20'])
})

test('who changes planes crosses no border, and a stay in another country is one (CRM-337)', () => {
	const viaDubai = [
		flight('LHR', 'DXB', '2027-02-01T20:00:00', '2027-02-02T07:00:00'),
		flight('DXB', 'MLE', '2027-02-02T10:00:00', '2027-02-02T15:00:00'),
	]
	expect(borders({ flights: viaDubai })).toEqual(['Maldives 02-02 02-28'])
	const night = buildStay({ address: 'Dubai, United Arab Emirates', checkIn: '2027-02-02', checkOut: '2027-02-03' })
	const later = { ...viaDubai[1]!, departureTime: '2027-02-03T10:00:00', arrivalTime: '2027-02-03T15:00:00' }
	expect(borders({ flights: [viaDubai[0]!, later], accommodations: [night] })[0]).toBe(
		'United Arab Emirates 02-02 02-03',
	)
	const dubrovnik = [
		flight('LHR', 'DBV', '2027-02-01T09:00:00', '2027-02-01T12:30:00'),
		flight('DBV', 'LHR', '2027-02-20T13:00:00', '2027-02-20T15:00:00'),
	]
	const kotor = buildStay({ address: 'Kotor, Montenegro', checkIn: '2027-02-05', checkOut: '2027-02-20' })
	expect(borders({ flights: dubrovnik, accommodations: [kotor] })).toEqual([
		'Croatia 02-01 02-05',
		'Montenegro 02-05 02-20',
		'Croatia 02-20 02-20',
	])
})

test('without flights the destination says the country, and without that nothing does (CRM-337)', () => {
	const [only] = withCrossings({ destination: 'Bali, Indonesia' }).crossings
	expect(only).toMatchObject({ name: 'Indonesia', entryOn: '2027-02-01', exitOn: '2027-02-28', isByDestination: true })
	expect(borders({ destination: 'London' })).toEqual([])
	expect(borders({ destination: 'Somewhere warm' })).toEqual([])
})

test('guests on different flights cross different borders (CRM-337)', () => {
	const guests = [buildGuest({ id: 'a' }), buildGuest({ id: 'b' })]
	const flights = [
		{ ...nice, guestIds: ['a'] },
		{ ...flight('LHR', 'RAK', '2027-02-10T09:00:00', '2027-02-10T12:00:00'), guestIds: ['b'] },
	]
	expect(withCrossings({ guests, flights }).crossings.map(({ name, guestIds }) => [name, guestIds])).toEqual([
		['France', ['a']],
		['Morocco', ['b']],
	])
})

test('readiness names what speaks against a passport and what is not known, with its source (CRM-61)', () => {
	const anna = (values: object) =>
		buildGuest({ fullName: 'Anna', approvalStatus: 'approved', nationality: 'British', ...values })
	const about = (values: object, flights = [nice, home]) =>
		readinessOf(withCrossings({ guests: [anna(values)], flights }), '2026-11-23').filter(
			({ where }) => where === 'guests',
		)
	const problems = (...args: Parameters<typeof about>) => about(...args).map(({ problem }) => problem)
	const long = { passportExpiry: '2034-01-01' }
	expect(problems({})).toEqual([])
	expect(problems(long)).toEqual([])
	const [old] = about({ passportIssued: '2017-02-09', passportExpiry: '2027-09-09' })
	expect(old).toMatchObject({
		problem:
			'The passport of Anna was issued on Feb 09, 2017 and is 10 years old on arrival: France requires a newer one.',
		source: { url: 'https://www.gov.uk/foreign-travel-advice/france/entry-requirements', readOn: '2026-10-07' },
	})
	expect(old).not.toHaveProperty('mayBeIntended')
	expect(problems({ passportIssued: '2018-01-01', passportExpiry: '2027-05-19' })).toEqual([
		'The passport of Anna expires on May 19, 2027: France requires it to be valid until May 20, 2027.',
	])
	expect(problems({ passportIssued: '2018-01-01', passportExpiry: '2027-05-22' })).toEqual([
		'The passport of Anna expires on May 22, 2027: France requires it to be valid until May 20, 2027, so a delay could make it too short.',
	])
	expect(problems({ passportExpiry: '2027-06-30' })).toEqual([
		'The issue date of the passport of Anna is not known, and France requires it.',
	])
	expect(problems({ passportExpiry: '2027-02-27' })).toEqual([
		'The passport of Anna expires on Feb 27, 2027, before the return.',
	])
	expect(problems({ passportIssued: '2035-01-01', ...long })).toEqual([
		'The passport of Anna expires before it was issued.',
	])
	expect(problems({ ...long, nationality: 'Norwegian' })).toEqual([
		'The passport of Anna is not British: we do not know what France requires of it.',
	])
	expect(problems({ ...long, nationality: null })).toHaveLength(1)
	const nepal = flight('LHR', 'KTM', '2027-02-10T09:00:00', '2027-02-11T06:00:00')
	const [unknown] = about(long, [nepal])
	expect(unknown).toMatchObject({ problem: 'We do not know what Nepal requires of the passport of Anna.' })
	expect(unknown?.mayBeIntended?.key).toBe('passport:guest:NP:unknown')
})
