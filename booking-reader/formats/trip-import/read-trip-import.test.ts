import { expect, test } from 'vitest'
import { readTripImport } from './read-trip-import.ts'

const order = (more: object = {}) => ({
	format: 'trip-import',
	version: '1.0',
	order: { id: 'X-1' },
	trip: { name: 'Nice' },
	...more,
})
const flight = (more: object = {}) => ({
	airlineCode: 'BA',
	flightNumber: '342',
	departureAirport: { iata: 'LHR', name: 'London Heathrow', terminal: '5' },
	arrivalAirport: 'Nice (NCE)',
	departureTime: '2027-05-20T06:25:00Z',
	arrivalTime: '2027-05-20T10:25+02:00[Europe/Paris]',
	...more,
})

test('values are stated with their JSON pointers, and times are local to the airport', () => {
	const draft = readTripImport(order({ flights: [flight({ id: 'f1', class: 'business', baggageWeightKg: 32 })] }))
	expect(draft.issues).toEqual([])
	expect(draft.order.id).toMatchObject({
		value: 'X-1',
		certainty: 'stated',
		from: { layer: 'trip-import', where: '/order/id' },
	})
	expect(draft.flights[0]?.id).toBe('f1')
	expect(draft.flights[0]?.fields).toMatchObject({
		flightNumber: { value: 'BA342' },
		departureAirport: { value: 'LHR', from: { where: '/flights/0/departureAirport' } },
		departureTime: { value: '2027-05-20T07:25', zone: 'Europe/London' },
		arrivalTime: { value: '2027-05-20T10:25', zone: 'Europe/Paris' },
		class: { value: 'Business class' },
		baggageWeightKg: { value: 32 },
	})
})

test('schema errors are reported by JSON pointer, and nothing is read', () => {
	const broken = readTripImport(
		order({ flights: [flight(), flight({ departureTime: '20/05/2027' })], guests: [{ title: 'Mr' }] }),
	)
	expect(broken.flights).toEqual([])
	expect(broken.issues.map(({ code, severity, raw }) => [code, severity, raw])).toEqual([
		['SCHEMA_INVALID', 'error', '/guests/0'],
		['SCHEMA_INVALID', 'error', '/flights/1/departureTime'],
	])
	const many = readTripImport(order({ guests: Array.from({ length: 61 }, () => ({ fullName: 'A B' })) }))
	expect(many.issues).toHaveLength(1)
	expect(readTripImport(order({ version: '2.0' })).issues[0]?.raw).toBe('/version')
})

test('unknown members are reported, except those that begin with x-', () => {
	const draft = readTripImport(order({ colour: 'red', 'x-note': 1, trip: { name: 'Nice', mood: 'sunny' } }))
	expect(draft.issues.map(({ code, severity, raw }) => [code, severity, raw])).toEqual([
		['UNKNOWN_MEMBER', 'warning', '/trip/mood'],
		['UNKNOWN_MEMBER', 'warning', '/colour'],
	])
})

test('prices in other currencies are left out, and documents are listed', () => {
	const draft = readTripImport(
		order({
			pricing: { currency: 'EUR', totalPrice: '100' },
			documents: [{ name: 'Voucher', url: 'https://a.example/v.pdf' }],
		}),
	)
	expect(draft.pricing).toEqual({})
	expect(draft.issues.map(({ code }) => code)).toContain('CURRENCY')
	expect(JSON.stringify(draft)).toContain('Voucher')
	expect(readTripImport(order({ pricing: { totalPrice: '100.50' } })).pricing.totalPrice?.value).toBe('100.50')
})
