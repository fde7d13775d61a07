import type { Hotel } from './property.ts'

/** The parts of a hotel's rating in the page's order, with their names. */
export const PARTS_OF_RATING = {
	location: 'Location',
	service: 'Service',
	cleanliness: 'Cleanliness',
	comfort: 'Comfort',
	facilities: 'Facilities',
	valueForMoney: 'Value for money',
	freeWiFi: 'Free WiFi',
	staff: 'Staff',
} satisfies Record<keyof Hotel['privilegeRatingBreakdown'], string>
