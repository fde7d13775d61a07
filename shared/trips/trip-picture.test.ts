import { expect, test } from 'vitest'
import { AREAS, PLACES } from '#shared/places/destinations.ts'
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
	// No keyword of its own, but a place or a country that a picture suits.
	['Ravello, Italy', 'monaco'],
	['Skiathos, Greece', 'monaco'],
	['Barbados', 'lagoon'],
	['Courchevel, France', 'mountains'],
	['Marrakech, Morocco', 'desert'],
	['Paris', 'city'],
	['Florence, Tuscany', 'porto'],
])('%s has the picture %s', (destination, picture) => {
	expect(of(destination)).toBe(picture)
})

test('most known places have one suitable picture', () => {
	const known = [PLACES, AREAS].flatMap((tier) => Object.values(tier).flat())
	const chosenById = known.filter((name) => new Set(['f', 'g', 'h'].map((id) => of(name, id))).size > 1)
	expect(chosenById.toSorted().join(', ')).toBe(
		'azores, cape town, india, japan, kenya, peru, south africa, sri lanka, tanzania, thailand, vietnam',
	)
})

test('a keyword inside another word does not count', () => {
	// 'a' is 97: 97 % 6 = 1.
	for (const destination of ['Skiathos', 'Portofino', 'Romania', 'Velocity', null])
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
