import { expect, test } from 'vitest'
import { instantOf } from '../places/zoned-time.ts'
import { pushTime } from './quiet-hours.ts'

const BALI = 'Asia/Makassar'
const at = (clock: string) => instantOf(BALI, `2027-05-${clock}:00`)

test.each([
	['a minor change at 23:30 waits until 07:00', '20T23:30', null, '21T07:00'],
	['one at 03:00 waits until 07:00 of the same day', '21T03:00', null, '21T07:00'],
	['one at 07:00 is shown at once', '21T07:00', null, '21T07:00'],
	['one at 21:59 too', '20T21:59', null, '20T21:59'],
	['a pick-up at 06:00 tomorrow does not wait', '20T23:30', '21T06:00', '20T23:30'],
	['nor does one at 09:59', '20T23:30', '21T09:59', '20T23:30'],
	['one at 10:00 does', '20T23:30', '21T10:00', '21T07:00'],
])('%s, by the clock of Bali (PORTAL-87)', (_, now, acts, expected) => {
	expect(pushTime(BALI, at(now), acts ? at(acts) : null)).toBe(at(expected))
})
