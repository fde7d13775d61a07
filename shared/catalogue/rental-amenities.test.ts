import { expect, it } from 'vitest'
import type { Villa } from './property.ts'
import { rentalAmenities } from './rental-amenities.ts'

const says = (texts: Partial<Record<'highlights' | 'services' | 'areas' | 'features', string[]>>) =>
	rentalAmenities({
		highlights: texts.highlights ?? [],
		services: texts.services ?? [],
		suites: [{ type: 'Room', count: 1, size: '20 sqm', features: texts.features ?? [] }],
		layout: [{ floor: 'Ground floor', areas: texts.areas ?? [] }],
	} as unknown as Villa)

it('names what a villa says it has, wherever it says so', () => {
	expect(says({ features: ['Air conditioning, seldom used'], areas: ['Kitchen in bottle-green tile'] })).toEqual([
		'ac',
		'kitchen',
	])
	expect(says({ highlights: ['Pool between three boulders', 'Steps to a beach that empties at five'] })).toEqual([
		'beachAccess',
		'pool',
	])
})

it('takes no word for more than it says', () => {
	expect(says({ areas: ['Kitchen garden', 'Carpool stand', 'Spool room'] })).toEqual([])
	// A transfer that costs extra is a service on request: it never stands among those included.
	expect(says({ highlights: ['Faro airport in forty minutes'] })).toEqual([])
	expect(says({ services: ['Arrival met at Faro airport'] })).toEqual(['airportShuttle'])
})
