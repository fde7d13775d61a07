import { expect, test } from 'vitest'
import { AIRPORT_ZONES } from '#shared/places/airports.ts'
import { AIRPORT_TABLE } from './airport-table.ts'
import { airportOfCode, airportsNamed, distanceKm, zoneNear, zoneOfCountry } from './airports.ts'

test('an airport is found by its code, with its city, its place and its clock', () => {
	expect(airportOfCode(' nce ')).toEqual({
		code: 'NCE',
		name: "Nice Cote D'Azur Airport",
		city: 'Nice',
		country: 'FR',
		latitude: 43.66,
		longitude: 7.205,
		zone: 'Europe/Paris',
	})
	expect(airportOfCode('ZZZ')).toBe(null)
})

test.each([
	['London Heathrow', 'LHR'],
	['Geneva', 'GVA'],
	['Genève', 'GVA'],
	['Nice Côte d’Azur Airport, France', 'NCE'],
	['Milan Malpensa', 'MXP'],
	['Malé, Maldives', 'MLE'],
	['Bali', 'DPS'],
	['John F. Kennedy International Airport', 'JFK'],
	['TOULOUSE FR BLAGNAC', 'TLS'],
	['MUNICH DE MUNICH INTERNATIONAL TERMINAL 2', 'MUC'],
	// Its neighbours have more of a name: Frankfurt-Hahn, Dubai World Central.
	['Frankfurt International', 'FRA'],
	['Dubai International Airport', 'DXB'],
	// A country tells two towns of one name apart; without it they stay two.
	['VALENCIA ES VALENCIA AIRPORT', 'VLC'],
	['Valencia', 'PPN VLC VLN'],
	['Milan', 'BGY LIN MXP'],
	['Berlin', 'BER'],
	['Berlin-Tegel', 'TXL'],
	['Heathrow Villas', ''],
	['International Airport', ''],
	['', ''],
])('%s may be %s', (name, codes) => {
	const found = airportsNamed(name).map((airport) => airport.code)
	expect(found.join(' ')).toBe(codes)
})

test('one London is not all of them', () => {
	const codes = airportsNamed('London').map((airport) => airport.code)
	expect(codes).toEqual(expect.arrayContaining(['LHR', 'LGW', 'LCY', 'YXU']))
})

test('the airports of the browser agree with the table of all', () => {
	expect(AIRPORT_ZONES.size).toBeGreaterThan(190)
	expect([...AIRPORT_ZONES].map(([code]) => [code, airportOfCode(code)?.zone])).toEqual([...AIRPORT_ZONES])
})

test('every row of the table is whole', () => {
	const rows = AIRPORT_TABLE.split('\n')
	expect(rows.length).toBeGreaterThan(4500)
	for (const row of rows) {
		const [code = '', name, , country = '', latitude, longitude] = row.split('|')
		const isWhole =
			/^[A-Z]{3}$/.test(code) &&
			name !== '' &&
			/^[A-Z]{2}$/.test(country) &&
			Math.abs(Number(latitude)) <= 90 &&
			Math.abs(Number(longitude)) <= 180
		expect([row, isWhole]).toEqual([row, true])
	}
	const zones = new Set(rows.map((row) => row.split('|')[6]))
	for (const zone of zones) expect(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()).toBeDefined()
})

test('distances, and the clock of a place by what is near it or by its country', () => {
	const [london, nice] = [airportOfCode('LHR'), airportOfCode('NCE')]
	if (!london || !nice) throw new Error('Airports are missing')
	expect(Math.round(distanceKm(london, nice))).toBe(1040)
	expect(zoneNear({ latitude: 25.044, longitude: 121.532 })).toBe('Asia/Taipei')
	expect(zoneNear({ latitude: 0, longitude: -150 })).toBe(null)
	expect(zoneOfCountry('it')).toBe('Europe/Rome')
	expect(zoneOfCountry('US')).toBe(null)
})
