import { expect, test } from 'vitest'
import { wholeLines } from './whole-lines.ts'

const joined = (text: string) =>
	wholeLines(text.split('\n').map((line) => ({ text: line, where: '', standing: 'live' }))).map(({ text }) => text)

const list =
	'Hotel Prima Sample - 18 to 19 April - 1 night - Sea View\nHotel Altra Sample - 19 to 21 April - 2 nights - Suite'

test('lines that a mail program broke are one, and are as they were written where it broke none', () => {
	expect(joined(`Hello\n\n${list}`)).toEqual(['Hello', list.replace('\n', ' ')])
	const letter =
		'With this we send you the programme of your guests, with everything confirmed, and with all our thanks once more.'
	expect(joined(`${letter}\n\n${list}`)).toEqual([letter, ...list.split('\n')])
})
