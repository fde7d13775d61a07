import { expect, test } from 'vitest'
import { zoneOfAirport } from './airport-zone.ts'

test.each([
	['Bucharest Otopeni (OTP)', 'Europe/Bucharest'],
	['OTP', 'Europe/Bucharest'],
	['Bucharest OTP', 'Europe/Bucharest'],
	['Otopeni', 'Europe/Bucharest'],
	['Keflavík (KEF), Iceland', 'Atlantic/Reykjavik'],
	['Dubai DXB Terminal 3', 'Asia/Dubai'],
	// Three airports, one clock.
	['Milan', 'Europe/Rome'],
	// Two of that name, and the clocks differ.
	['Valencia', null],
	['Valencia, ES', 'Europe/Madrid'],
	// A code nobody flies to; capitals that are codes of elsewhere.
	['Somewhere (QQQ)', null],
	['THE VIP lounge', null],
	['', null],
])('the clock at %s is that of %s', (airport, zone) => {
	expect(zoneOfAirport(airport)).toBe(zone)
})
