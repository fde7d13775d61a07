import type { WholeLanding } from '#shared/catalogue/content.ts'
import { destinations, services } from './destinations.ts'
import { heroPictures } from './hero-pictures.ts'
import { words } from './landing-words.ts'

/** What the landing page, the two lists and the event pages show besides properties. */
export const landing: WholeLanding = {
	openings: heroPictures,
	lists: {
		villas: {
			subtitle: 'Houses with a view, a pool and someone who knows where the good bread is.',
			description:
				'Private villas in Provence, Normandy, Bora Bora, Sardinia, Tuscany and the Algarve, with staff, chefs and a concierge at any hour.',
		},
		hotels: {
			subtitle: 'The harbour, the dunes or the bay: we know which room has the balcony.',
			description:
				'Hotels and resorts in Monaco, Nice, Abu Dhabi, Dubai, Ras Al Khaimah and Oman, chosen room by room, with our own rating for each.',
		},
	},
	destinations,
	services,
	words,
	// Real people with their portraits, and the agency's events: both are the agency's own.
	planners: [],
	events: [],
}
