import type { HeroPicture } from '#shared/catalogue/tile.ts'

/** The pictures at the top of the landing page, the two lists and the pages that links in mails lead to, and of its banner for journeys. */
export const heroPictures = {
	home: {
		picture: {
			name: 'opening-home',
			alt: 'A blue train with its lamps lit crosses a stone viaduct between red rocks, a stone pine leaning over the cove; two sails are far out on a sea that still holds the light.',
		},
	},
	villas: {
		picture: {
			name: 'opening-villas',
			alt: 'A house with green shutters and lit arches beside a long pool, late afternoon: a striped parasol, two white loungers, cypresses and a sail on the sea.',
		},
	},
	hotels: {
		picture: {
			name: 'opening-hotels',
			alt: 'A grand hotel at nightfall on a wet promenade, its windows and lamps lit, palms before it and a coral cupola at the corner; a full moon over the bay.',
		},
	},
	itinerary: {
		picture: {
			name: 'opening-itinerary',
			alt: 'A map on a dark desk with a journey in red dots, a brass compass, a fountain pen, a luggage label and a cup of coffee.',
		},
	},
	// A key of its own: a chunk that the landing page shared with another page would be one more request.
	links: {
		picture: {
			name: 'opening-home',
			alt: 'A blue train with its lamps lit crosses a stone viaduct above the sea, at dusk.',
		},
	},
} as const satisfies Record<string, HeroPicture>
