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
