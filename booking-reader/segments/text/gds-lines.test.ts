import { expect, test } from 'vitest'
import { parseGdsLine } from './gds-lines.ts'

const HOTEL = '  4 HHL SI HK1 LAX IN14FEB OUT19FEB 1A1K SUITE USD 1450.00 DLY'

test.each([
	['name and address in one line', ['     THE SAMPLE HILLS HOTEL 9641 SUNSET BLVD LOS ANGELES CA 90210']],
	['address with its code', ['     THE SAMPLE HILLS HOTEL', '     ADR-9641 SUNSET BLVD,LOS ANGELES CA 90210']],
])('the hotel of a reservation system: %s', (_, below) => {
	const [stay] = parseGdsLine(HOTEL, 'line 1', [...below, '     DELUXE TWO QUEENS', '     CF-40019827-2/G-VI4111'])
	const values = Object.fromEntries(stay?.pairs.map(({ label, value }) => [label, value]) ?? [])
	expect(values).toMatchObject({ Hotel: 'The Sample Hills Hotel', Room: 'Deluxe Two Queens' })
	expect(values.Address).toMatch(/9.* Los Angeles CA 90210$/)
	expect(values['Confirmation number']).toBe('40019827-2')
})

test('in Sabre the first day stands in front of the status', () => {
	const [stay] = parseGdsLine(' 2  HHL HY 05OCT 2 HK1  NYC OUT 08OCT  3NT  31122', 'line 1', [
		'    PROVA REGENCY TIMES SQ  1 CITY VIEW KING SUITE -1/640.00USD/',
		'    G-VI4444XXXXXXXX/NM-PROVA/CF-7719WH04',
	])
	const [car] = parseGdsLine(' 3  CAR ZE 08OCT 5 HK1  JFK/11OCT/SCAR/ARR-0930/RET-1500/', 'line 4', [
		'    DROP-BOS/NM-PROVA/CF-H40117722C5',
	])
	const valuesOf = (block: typeof stay) =>
		Object.fromEntries(block?.pairs.map(({ label, value }) => [label, value]) ?? [])
	expect(valuesOf(stay)).toMatchObject({
		Hotel: 'Prova Regency Times Sq',
		'Check-in': '05OCT',
		'Check-out': '08OCT',
		Room: 'City View King Suite',
	})
	expect(valuesOf(car)).toMatchObject({ 'Pick up': 'JFK', 'Drop off': 'BOS', Date: '08OCT', Time: '09:30' })
})
