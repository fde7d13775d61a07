import { expect, test } from 'vitest'
import { buildGuest } from '#tests/builders/records.ts'
import { partyOf } from './party.ts'

const party = (...names: string[]) =>
	partyOf({ customerName: 'Olivia Hartley', guests: names.map((fullName) => buildGuest({ fullName })) })

test.each([
	[[], 'Olivia Hartley', 'Olivia Hartley'],
	[['James Bond'], 'James Bond', 'James Bond'],
	[['James Bond', 'Vesper Bond'], 'James Bond and Vesper Bond', 'James Bond and Vesper Bond'],
	[['A One', 'B Two', 'C Three', 'D Four'], 'A One, B Two, C Three and D Four', 'A One, B Two, C Three and D Four'],
	[['A One', 'B Two', 'C Three', 'D Four', 'E Five'], 'A One, B Two and 3 others', 'A One, B Two and 3 others'],
	[['A Gray', 'B Gray', 'C Gray', 'D Gray', 'E Gray'], 'The Gray family', 'Gray family'],
	[
		['王 小明', '李 小明', '张 小明', '赵 小明', '刘 小明'],
		'王 小明, 李 小明 and 3 others',
		'王 小明, 李 小明 and 3 others',
	],
	[['Cher', 'Cher', 'Cher', 'Cher', 'Cher'], 'Cher, Cher and 3 others', 'Cher, Cher and 3 others'],
])('%j is %s', (names, cover, salutation) => expect(party(...names)).toEqual({ names: cover, salutation }))

test('titles are part of the name', () => {
	const guests = [
		buildGuest({ title: 'Mr', fullName: 'James Bond' }),
		buildGuest({ title: 'Mrs', fullName: 'Vesper Bond' }),
	]
	expect(partyOf({ customerName: 'x', guests }).salutation).toBe('Mr James Bond and Mrs Vesper Bond')
})

test('where nobody is known by name, the letter still has a salutation', () =>
	expect(partyOf({ customerName: ' ', guests: [] }).salutation).toBe('traveller'))
