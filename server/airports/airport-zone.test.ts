import { expect, test } from 'vitest'
import { zoneOfAirport } from './airport-zone.ts'

test.each([
	['Bucharest Otopeni (OTP)', 'Europe/Bucharest'],
	['OTP', 'Europe/Bucharest'],
	['Bucharest OTP', 'Europe/Bucharest'],
	['Otopeni', 'Europe/Bucharest'],
	['Keflavík (KEF), Iceland', 'Atlantic/Reykjavik'],
	['Dubai DXB Terminal 3', 'Asia/Dubai'],
	// Three airports in one zone.
	['Milan', 'Europe/Rome'],
	// Two airports with that name in different zones.
	['Valencia', null],
	['Valencia, ES', 'Europe/Madrid'],
	// An unknown code; capitalised words that are codes of other airports.
	['Somewhere (QQQ)', null],
	['THE VIP lounge', null],
	['', null],
])('the zone of %s is %s', (airport, zone) => {
	expect(zoneOfAirport(airport)).toBe(zone)
})
