import { expect, test } from 'vitest'
import { defaultPicture } from './trip-picture.ts'

const of = (destination: string | null, id = 'a') => defaultPicture({ id, destination })

test.each([
	['Monte Carlo, Monaco', 'monaco'],
	['MONTE-CARLO', 'monaco'],
	['Lisbon, Portugal', 'porto'],
	['Bora Bora, French Polynesia', 'lagoon'],
	['Baa Atoll, Maldives', 'lagoon'],
	['The Seven Beaches', 'lagoon'],
	['Zermatt, Swiss Alps', 'mountains'],
	['Abu Dhabi', 'desert'],
	['Muscat, Oman', 'desert'],
	['New York City', 'city'],
])('%s has the picture %s', (destination, picture) => {
	expect(of(destination)).toBe(picture)
})

test('a keyword inside another word does not count', () => {
	// 'a' is 97: 97 % 6 = 1.
	for (const destination of ['Skiathos, Greece', 'Portofino', 'Romania', 'Velocity', null])
		expect(of(destination)).toBe('porto')
})

test('without a keyword the id decides, by the sum of its characters', () => {
	expect(['f', 'g', 'h', 'i', 'j', 'k'].map((id) => of(null, id))).toEqual([
		'monaco',
		'porto',
		'lagoon',
		'mountains',
		'desert',
		'city',
	])
	expect(of(null, 'fg')).toBe(of(null, 'gf'))
})
