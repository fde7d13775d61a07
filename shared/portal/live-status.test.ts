import { expect, test } from 'vitest'
import { liveFacts, liveStatus } from './live-status.ts'
import { readAtPlace, skyOf } from './weather.ts'

test.each([
	['scheduled', 'On Time', 'green'],
	['on_time', 'On Time', 'green'],
	['active', 'In Flight', 'green'],
	['delayed', 'Delayed', 'amber'],
	['landed', 'Landed', 'grey'],
	['cancelled', 'Cancelled', 'red'],
	['diverted', 'Diverted', 'red'],
	['taxiing', 'Taxiing', 'grey'],
])('%s is shown as %s, %s', (status, label, tone) => expect(liveStatus({ status })).toEqual({ label, tone }))

test('what is known is told with its unit, the rest is not', () => {
	expect(
		liveFacts({
			status: 'active',
			departure: { gate: 'A10', delay: 1 },
			arrival: { gate: null },
			live: { altitude: 35_072, speed: 843 },
		}),
	).toEqual([
		{ label: 'Departure gate', value: 'A10' },
		{ label: 'Delay', value: '1 minute' },
		{ label: 'Altitude', value: '35,072 ft' },
		{ label: 'Speed', value: '843 km/h' },
	])
	const none = { status: 'scheduled', departure: { gate: null, delay: 0 }, arrival: { gate: null }, live: null }
	expect(liveFacts(none)).toEqual([])
})

test.each([
	['01d', 'clear'],
	['01n', 'clearNight'],
	['02n', 'partlyCloudyNight'],
	['03d', 'cloudy'],
	['04n', 'cloudy'],
	['10n', 'rain'],
	['13d', 'snow'],
	['99', 'cloudy'],
])('the icon %s is %s', (icon, sky) => expect(skyOf(icon)).toBe(sky))

test('a reading is dated by the clock there', () => {
	expect(readAtPlace({ readAt: '2026-11-20T23:15:00.000Z' }, 'Asia/Dubai')).toBe('Sat 03:15')
})
