import { expect, test } from 'vitest'
import { AIRPORT_ZONES } from '#shared/places/airports.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { AIRPORT_TABLE } from './airport-table.ts'
import { searchAirlines } from './airlines.ts'
import { airportByCode, findAirports, nearestZone, zoneOfCountry } from './airports.ts'
import { searchAirports } from './search-airports.ts'

test('finds an airport by its code, with city, position and zone', () => {
	expect(airportByCode(' nce ')).toEqual({
		code: 'NCE',
		name: "Nice Cote D'Azur Airport",
		city: 'Nice',
		country: 'FR',
		latitude: 43.66,
		longitude: 7.205,
		zone: 'Europe/Paris',
	})
	expect(airportByCode('ZZZ')).toBe(null)
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
	// The neighbouring airports have longer names: Frankfurt-Hahn, Dubai World Central.
	['Frankfurt International', 'FRA'],
	['Dubai International Airport', 'DXB'],
	// A country distinguishes two towns with the same name; without it both are found.
	['VALENCIA ES VALENCIA AIRPORT', 'VLC'],
	['Valencia', 'PPN VLC VLN'],
	['Milan', 'BGY LIN MXP'],
	['Berlin', 'BER'],
	['Berlin-Tegel', 'TXL'],
	['Heathrow Villas', ''],
	['International Airport', ''],
	['', ''],
])('%s may mean %s', (name, codes) => {
	const found = findAirports(name).map((airport) => airport.code)
	expect(found.join(' ')).toBe(codes)
})

test('London means airports in several countries', () => {
	const codes = findAirports('London').map((airport) => airport.code)
	expect(codes).toEqual(expect.arrayContaining(['LHR', 'LGW', 'LCY', 'YXU']))
})

test('the airports known to browsers agree with the full table', () => {
	expect(AIRPORT_ZONES.size).toBeGreaterThan(190)
	expect([...AIRPORT_ZONES].map(([code]) => [code, airportByCode(code)?.zone])).toEqual([...AIRPORT_ZONES])
})

test('every row of the table is complete', () => {
	const rows = AIRPORT_TABLE.split('\n')
	expect(rows.length).toBeGreaterThan(4500)
	for (const row of rows) {
		const [code = '', name, , country = '', latitude, longitude] = row.split('|')
		const isComplete =
			/^[A-Z]{3}$/.test(code) &&
			name !== '' &&
			/^[A-Z]{2}$/.test(country) &&
			Math.abs(Number(latitude)) <= 90 &&
			Math.abs(Number(longitude)) <= 180
		expect([row, isComplete]).toEqual([row, true])
	}
	const zones = new Set(rows.map((row) => row.split('|')[6]))
	for (const zone of zones) expect(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()).toBeDefined()
})

test('computes distances, and finds a zone by the nearest airport or the country', () => {
	const [london, nice] = [airportByCode('LHR'), airportByCode('NCE')]
	if (!london || !nice) throw new Error('Airports are missing')
	expect(Math.round(distanceKm(london, nice))).toBe(1040)
	expect(nearestZone({ latitude: 25.044, longitude: 121.532 })).toBe('Asia/Taipei')
	expect(nearestZone({ latitude: 0, longitude: -150 })).toBe(null)
	expect(zoneOfCountry('it')).toBe('Europe/Rome')
	expect(zoneOfCountry('US')).toBe(null)
})

test.each([
	['lhr', 'London Heathrow (LHR)'],
	['MALE', 'Malé (MLE)'],
	['nice', 'Nice (NCE)'],
	['mauritius', 'Mauritius (MRU)'],
	['charles paris', 'Paris Charles de Gaulle (CDG)'],
	['fiumicino', 'Rome Fiumicino (FCO)'],
	['hamburg', 'Hamburg (HAM)'],
])('%s is completed to %s (CRM-336)', (typed, name) => {
	expect(searchAirports(typed)[0]?.name).toBe(name)
})

test('the airports that travellers use come first, and nothing is offered for nothing (CRM-336)', () => {
	const codes = searchAirports('lond').map(({ code }) => code)
	expect(codes).toHaveLength(7)
	expect(codes.slice(0, 5)).toEqual(['LCY', 'LGW', 'LHR', 'LTN', 'STN'])
	expect([searchAirports(' - '), searchAirports('no such town')]).toEqual([[], []])
})

test('airlines are found by designator and by the words of their name (CRM-336)', () => {
	const namesFor = (typed: string) => searchAirlines(typed).map(({ name }) => name)
	expect(namesFor('ba')[0]).toBe('British Airways')
	expect(namesFor('singapore')).toEqual(['Singapore Airlines'])
	expect(namesFor('atlantic')).toEqual(['Virgin Atlantic'])
	expect(namesFor('')).toEqual([])
})
