import { expect, test } from 'vitest'
import { AREA_TOWNS, COORDINATES } from '#server/places/coordinates.ts'
import { airportCode, zoneOfAirport } from './airports.ts'
import { findDestination, zoneOfDestination } from './destination-zone.ts'
import { AREAS, PLACES } from './destinations.ts'
import { instantOf, instantsOf, localTimeAt, offsetAt } from './zoned-time.ts'

const CASES: Record<string, string> = {
	'Bucharest, Romania': 'UTC',
	Venice: 'Europe/Rome',
	Comoros: 'UTC',
	'COMO Maalifushi, Maldives': 'Indian/Maldives',
	Balıkesir: 'UTC',
	'Balikesir, Turkey': 'Europe/Istanbul',
	'Malé, Maldives': 'Indian/Maldives',
	'Nice, France': 'Europe/Paris',
	'Côte d’Azur': 'Europe/Paris',
	"Côte d'Azur": 'Europe/Paris',
	'Portofino, Italy': 'Europe/Rome',
	'Porto Rotondo, Italy': 'Europe/Rome',
	'Porto, Portugal': 'Europe/Lisbon',
	'Porto Heli, Greece': 'Europe/Athens',
	'Porto Montenegro, Montenegro': 'Europe/Podgorica',
	'Madeira, Portugal': 'Atlantic/Madeira',
	'Tenerife, Spain': 'Atlantic/Canary',
	'Perugia, Italy': 'Europe/Rome',
	'Lima, Peru': 'America/Lima',
	'Bora Bora, French Polynesia': 'Pacific/Tahiti',
	'French Polynesia': 'Pacific/Tahiti',
	'Scuba safari': 'UTC',
	'Lausanne, Switzerland': 'Europe/Zurich',
	'Indian Ocean cruise': 'UTC',
	'Saadiyat Island, Abu Dhabi': 'Asia/Dubai',
	'Al Jabal Al Akhdar, Oman': 'Asia/Muscat',
	'Ras Al Khaimah, UAE': 'Asia/Dubai',
	'Monte-Carlo': 'Europe/Monaco',
	'Swiss Alps': 'Europe/Zurich',
	'St. Barts': 'America/St_Barthelemy',
	'St Moritz': 'Europe/Zurich',
	'Turks & Caicos': 'America/Grand_Turk',
	'Dubai & Maldives': 'Asia/Dubai',
	'Maldives and Dubai': 'Asia/Dubai',
	Caprivi: 'UTC',
	'Capricorn Coast': 'UTC',
	'Dominican Republic': 'UTC',
	'': 'UTC',
	'Portuguese coast': 'Europe/Lisbon',
	'Italian coast': 'Europe/Rome',
	Malibu: 'UTC',
	Goathland: 'UTC',
	'Grand Cayman': 'America/Cayman',
	'Hua Hin, Thailand': 'Asia/Bangkok',
	'Normandy, France': 'Europe/Paris',
}

test.each(Object.entries(CASES))('%s is in %s', (destination, zone) => {
	expect(zoneOfDestination(destination)).toBe(zone)
})

test.each([
	['A week at the Côte d’Azur, France', 'cote d azur', 'Côte d’Azur'],
	['Turks & Caicos', 'turks and caicos', 'Turks & Caicos'],
	['Monte-Carlo, Monaco', 'monte carlo', 'Monte-Carlo'],
	['Maldives and Dubai', 'dubai', 'Dubai'],
])('%s contains the keyword %s as %s', (destination, keyword, name) => {
	expect(findDestination(destination)).toMatchObject({ keyword, name })
})

test('a missing destination is in UTC', () => expect(zoneOfDestination(null)).toBe('UTC'))

test('every keyword has one valid zone and coordinates that roughly match it', () => {
	const keywords = [PLACES, AREAS].flatMap((tier) =>
		Object.entries(tier).flatMap(([zone, words]) => words.map((word) => ({ word, zone }))),
	)
	expect(keywords.length).toBeGreaterThan(70)
	expect(new Set(keywords.map(({ word }) => word)).size).toBe(keywords.length)
	const keywordsOf = (tier: typeof PLACES) => Object.values(tier).flat().toSorted()
	expect(Object.keys(COORDINATES).toSorted()).toEqual(keywordsOf(PLACES))
	expect(Object.keys(AREA_TOWNS).toSorted()).toEqual(keywordsOf(AREAS))
	for (const { word, zone } of keywords) {
		expect(findDestination(word)).toEqual({ keyword: word, name: word, zone })
		const [latitude = 99, longitude = 999] = COORDINATES[word] ?? AREA_TOWNS[word] ?? []
		expect(Math.abs(latitude)).toBeLessThan(70)
		// Solar time shifts by an hour every fifteen degrees, and zones differ from it by three hours at most.
		const hours = offsetAt(zone, Date.UTC(2027, 0, 1)) / 3_600_000
		const deviation = Math.abs(((longitude / 15 - hours + 36) % 24) - 12)
		expect([word, deviation < 3]).toEqual([word, true])
	}
})

test.each([
	['London Heathrow (LHR)', 'LHR', 'Europe/London'],
	['LHR', 'LHR', 'Europe/London'],
	['Nice NCE', 'NCE', 'Europe/Paris'],
	['Dubai DXB Terminal 3', 'DXB', 'Asia/Dubai'],
	['Somewhere (QQQ)', 'QQQ', null],
	['Nice', null, null],
	['nce', null, null],
	['THE VIP lounge', null, null],
])('the airport in %s is %s, %s', (text, code, zone) => {
	expect([airportCode(text), zoneOfAirport(text)]).toEqual([code, zone])
})

test.each([
	['Europe/London', '2026-07-01T10:00:00', '2026-07-01T09:00:00.000Z'],
	['Asia/Kathmandu', '2026-07-01T10:00', '2026-07-01T04:15:00.000Z'],
	// A time that occurs twice means the first. A skipped one counts as if the clocks had not yet gone forward.
	['Europe/London', '2026-10-25T01:30:00', '2026-10-25T00:30:00.000Z'],
	['America/New_York', '2026-11-01T01:30:00', '2026-11-01T05:30:00.000Z'],
	['Europe/London', '2026-03-29T01:30:00', '2026-03-29T01:30:00.000Z'],
	['America/New_York', '2026-03-08T02:30:00', '2026-03-08T07:30:00.000Z'],
	['Pacific/Auckland', '2026-09-27T02:30:00', '2026-09-26T14:30:00.000Z'],
])('in %s, %s is %s', (zone, clock, instant) => {
	expect(new Date(instantOf(zone, clock)).toISOString()).toBe(instant)
})

test('a local time that occurs twice has two instants, any other one', () => {
	const iso = (zone: string, clock: string) =>
		instantsOf(zone, clock).map((at) => new Date(at).toISOString().slice(0, 16))
	expect(iso('Europe/London', '2026-10-25T01:30:00')).toEqual(['2026-10-25T00:30', '2026-10-25T01:30'])
	expect(iso('Europe/London', '2026-03-29T01:30:00')).toEqual(['2026-03-29T01:30'])
	expect(iso('Europe/London', '2026-07-01T01:30:00')).toEqual(['2026-07-01T00:30'])
})

test('converts instants to local time, to the second', () => {
	const instant = Date.parse('2026-12-31T23:59:58.900Z')
	expect(localTimeAt('Asia/Tokyo', instant)).toBe('2027-01-01T08:59:58')
	expect(localTimeAt('UTC', instant)).toBe('2026-12-31T23:59:58')
	for (const zone of Object.keys({ ...PLACES, ...AREAS }))
		expect(instantOf(zone, localTimeAt(zone, instant))).toBe(Math.floor(instant / 1000) * 1000)
})
