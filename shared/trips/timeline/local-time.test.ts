import { expect, test } from 'vitest'
import { localTime } from './local-time.ts'

const instant = Date.parse('2026-05-21T22:05:09Z')

test.each([
	['Europe/Monaco', 'Europe/London', '00:05:09', 'Fri 22 May 2026', '1 hour ahead of you'],
	['Asia/Kolkata', 'Europe/London', '03:35:09', 'Fri 22 May 2026', '4 hours 30 minutes ahead of you'],
	['Pacific/Tahiti', 'Asia/Tokyo', '12:05:09', 'Thu 21 May 2026', '19 hours behind you'],
	['Europe/Lisbon', 'Europe/London', '23:05:09', 'Thu 21 May 2026', 'The same time as yours'],
])('the time in %s for someone in %s', (zone, here, time, day, difference) => {
	expect(localTime(zone, instant, here)).toMatchObject({ time, weekday: day.slice(0, 3), day, difference })
})
