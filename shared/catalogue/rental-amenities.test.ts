import { expect, it } from 'vitest'
import { rentalAmenities } from './rental-amenities.ts'

const amenitiesOf = (texts: Partial<Record<'highlights' | 'services' | 'areas' | 'features', string[]>>) =>
	rentalAmenities({
		highlights: texts.highlights ?? [],
		services: texts.services ?? [],
		suites: [{ type: 'Room', count: 1, size: '20 sqm', features: texts.features ?? [] }],
		layout: [{ floor: 'Ground floor', areas: texts.areas ?? [] }],
	})

it('finds amenities in all texts of a villa', () => {
	expect(amenitiesOf({ features: ['Air conditioning, seldom used'], areas: ['Kitchen in bottle-green tile'] })).toEqual(
		['ac', 'kitchen'],
	)
	expect(amenitiesOf({ highlights: ['Pool between three boulders', 'Steps to a beach that empties at five'] })).toEqual(
		['beachAccess', 'pool'],
	)
})

it('does not mistake similar words for amenities', () => {
	expect(amenitiesOf({ areas: ['Kitchen garden', 'Carpool stand', 'Spool room'] })).toEqual([])
	// A transfer that costs extra is a service on request, so it is not among the included services.
	expect(amenitiesOf({ highlights: ['Faro airport in forty minutes'] })).toEqual([])
	expect(amenitiesOf({ services: ['Arrival met at Faro airport'] })).toEqual(['airportShuttle'])
})
