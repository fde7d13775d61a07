import { expect, test } from 'vitest'
import { calendarDay } from '#shared/schemas.ts'

const read = (text: string) => calendarDay.safeParse(text).data ?? null

test('parses the notations that travellers use, with the day before the month', () => {
	for (const typed of [
		'21/4/1990',
		'21/04/1990',
		'21.04.1990',
		'21-4-1990',
		'21 Apr 1990',
		'21 april 1990',
		'21-APR-1990',
	])
		expect([typed, read(typed)]).toEqual([typed, '1990-04-21'])
	expect([read('1990-04-21'), read('1990-04-21T00:00:00.000Z')]).toEqual(['1990-04-21', '1990-04-21'])
})

test('rejects invalid dates and those with the month first, without guessing', () => {
	for (const typed of [
		'31/02/1990',
		'04/21/1990',
		'21 Foo 1990',
		'21/4/90',
		'April 1990',
		'soon',
		'1990-04-21T00:00+02:00',
	])
		expect([typed, read(typed)]).toEqual([typed, null])
})
