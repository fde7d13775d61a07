import { expect, test } from 'vitest'
import { agencyFields } from './agency/agency-settings.ts'
import { readValues } from './stored-values.ts'
import { flight } from './trips/kinds/flight.ts'

/** As an early release stored a flight: without ATOL cover, and with a field that is gone today. */
const yesterday = {
	airline: 'British Airways',
	flightNumber: 'BA342',
	departureAirport: 'London Heathrow (LHR)',
	arrivalAirport: 'Nice (NCE)',
	departureTime: '2027-05-20T09:40:00',
	arrivalTime: '2027-05-20T12:45:00',
	seat: '1A',
	status: 'confirmed',
}

test('missing fields get what a new record starts with, or null; unknown ones are left out', () => {
	const { seat: _, ...known } = yesterday
	expect(readValues(flight.fields, yesterday)).toEqual({
		...known,
		class: null,
		segmentType: null,
		pnr: null,
		baggageWeightKg: null,
		atolCover: 'covered',
		guestIds: null,
	})
})

test('a value that its field cannot hold counts as missing', () => {
	const odd = { ...yesterday, class: 'Cargo', baggageWeightKg: 'heavy', status: 7, flightNumber: ['BA342'] }
	expect(readValues(flight.fields, odd)).toMatchObject({
		class: null,
		baggageWeightKg: null,
		status: 'confirmed',
		flightNumber: null,
	})
})

test('required text may be empty; a required time has no default, and nothing is read', () => {
	const { airline: _, ...nameless } = yesterday
	expect(readValues(flight.fields, nameless)).toMatchObject({ airline: '' })
	expect(readValues(flight.fields, { ...yesterday, departureTime: 'at dawn' })).toBeNull()
	for (const garbage of [null, 'text', 7, []]) expect(readValues(flight.fields, garbage)).toBeNull()
})

test('defaults of the caller come first', () => {
	expect(readValues(agencyFields, { phone: '1' }, { name: 'Go Privilege', phone: '2' })).toMatchObject({
		name: 'Go Privilege',
		phone: '1',
		vatScheme: 'standard',
		insurance: null,
	})
})
