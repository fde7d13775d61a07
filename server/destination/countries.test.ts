import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CountryFacts } from '#shared/portal/destination.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { entryNoteOf } from './entry-notes.ts'
import { emergencyNumbersOf } from './emergency-numbers.ts'
import { plugsOf } from './plugs.ts'
import rules from '#server/borders/border-rules.json' with { type: 'json' }

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

test('the countries of a trip in order, without the one it begins and ends in (PORTAL-116)', async () => {
	const { staff, olivia, james } = product
	const tripId = await makeTrip(product)
	const path = `/api/portal/trips/${tripId}/countries`
	expect((await olivia.get(path)).body).toEqual({ countries: [] })
	const way = { departureTime: '2038-05-20T09:40:00', arrivalTime: '2038-05-20T12:45:00' }
	const back = { departureTime: '2038-05-26T18:20:00', arrivalTime: '2038-05-26T19:35:00' }
	const [lhr, nce] = ['London Heathrow (LHR)', 'Nice (NCE)']
	await addRecord(staff, 'flights', tripId, { ...way, departureAirport: lhr, arrivalAirport: nce })
	await addRecord(staff, 'accommodations', tripId, { address: '12 avenue des Palmiers, Monte Carlo, Monaco' })
	await addRecord(staff, 'flights', tripId, { ...back, departureAirport: nce, arrivalAirport: lhr })
	const { countries } = (await olivia.get(path)).body as { countries: CountryFacts[] }
	expect(countries.map(({ name }) => name)).toEqual(['France', 'Monaco'])
	expect(countries[0]).toMatchObject({
		code: 'FR',
		zone: 'Europe/Paris',
		currencies: ['Euro (EUR)'],
		languages: ['French'],
		plugs: ['C', 'E'],
		emergency: [{ service: 'everything', number: '112' }],
		entry: { url: 'https://www.gov.uk/foreign-travel-advice/france/entry-requirements', readOn: '2026-10-07' },
	})
	expect((await staff.get(path)).status).toBe(200)
	expect((await james.get(path)).status).toBe(404)
})

test('what we have read about entry is repeated without a verdict, with its page and day', () => {
	expect(entryNoteOf('TR')?.lines).toEqual([
		'Passport that expires at least 150 days after you arrive',
		'1 blank page in the passport',
		'No visa for up to 90 days in any 180 (British citizen passports only)',
	])
	expect(entryNoteOf('FR')?.lines.slice(0, 2)).toEqual([
		'Passport issued within the 10 years before you arrive',
		'Passport that expires at least 3 months after you leave the Schengen area',
	])
	expect(rules.destinations.length).toBeGreaterThan(90)
	for (const { code, name } of rules.destinations) {
		const note = entryNoteOf(code)
		expect([name, note?.url, note?.readOn]).toEqual([
			name,
			expect.stringMatching(/^https:\/\/www\.gov\.uk\//),
			expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
		])
		expect(note?.lines.join(' ')).not.toMatch(/undefined|NaN|\bvalid\b|allowed|guarantee/i)
	}
	expect(entryNoteOf('GB')).toBeNull()
})

test('the currency is what people pay with', async () => {
	const { staff, olivia } = product
	const tripId = await makeTrip(product)
	await addRecord(staff, 'flights', tripId, { arrivalAirport: 'Geneva (GVA)' })
	const { countries } = (await olivia.get(`/api/portal/trips/${tripId}/countries`)).body as {
		countries: CountryFacts[]
	}
	expect(countries.map(({ name, currencies }) => [name, currencies])).toEqual([
		['United Kingdom', ['British Pound (GBP)']],
		['Switzerland', ['Swiss Franc (CHF)']],
	])
})

test('what we do not know is null', () => {
	// The sources do not agree on the ambulance.
	expect(emergencyNumbersOf('PE')).toEqual([{ service: 'police', number: '105' }])
	expect(emergencyNumbersOf('JP')).toEqual([
		{ service: 'police', number: '110' },
		{ service: 'ambulance', number: '119' },
	])
	expect([plugsOf('XK'), emergencyNumbersOf('XK'), entryNoteOf('XK')]).toEqual([null, null, null])
})
