import { expect, test } from 'vitest'
import { flightNumberOf } from './flight-number.ts'

test.each([
	['BA 344', 'BA344'],
	['ba0344', 'BA344'],
	['BA-0342', 'BA342'],
	['U2 8001', 'U28001'],
	['EK5', 'EK5'],
	['BAW344', 'BAW344'],
	['9W 123', '9W123'],
	['W61234', 'W61234'],
	['BA 344A', 'BA344A'],
	['', null],
	[null, null],
	['BA', null],
	['../etc', null],
	['BA12345', null],
])('%s is %s', (text, number) => expect(flightNumberOf(text)).toBe(number))
