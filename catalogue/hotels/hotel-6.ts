import type { CatalogueHotel } from '#shared/catalogue/property.ts'

export const hotel: CatalogueHotel = {
	id: '6',
	name: 'Le Gabian Blanc',
	location: 'Nice',
	country: 'France',
	countryCode: 'FR',
	latitude: 43.69612,
	longitude: 7.28467,
	starRating: 4,
	bedrooms: 0,
	bathrooms: 0,
	guests: 2,
	size: 22,
	sizeText: '22 sqm per room',
	suitesCount: 46,
	price: 650,
	offSeasonPrice: 195,
	checkinTime: '15:00',
	checkoutTime: '11:00',
	eventTag: 'Monaco Grand Prix',
	eventTags: ['Monaco Grand Prix'],
	privilegeRating: 8.5,
	privilegeRatingLabel: 'Very Good',
	privilegeReviews: 191,
	privilegeRatingBreakdown: {
		location: 9.2,
		service: 8.8,
		cleanliness: 8.6,
		comfort: 8.2,
		facilities: 7.8,
		valueForMoney: 8.4,
	},
	descriptionTitle: 'Next door to the fish stall',
	descriptionSubtitle: 'Forty-six rooms on Port Lympia',
	description:
		'The gull is called Maurice and does not belong to the hotel; he was here before it. So were the arcades, Genoese red since the kings of Sardinia dug this harbour, and the painted window on the second floor, added in 1870 to keep a real one company. Inside are forty-six rooms, few of them large, and all quiet by eleven except when the Bastia ferry says goodnight. Ask for the quay side. You will wake to halyards and the smack of sardines on marble, and be at the market before you are properly awake.',
	descriptionExtended:
		'Le Gabian Blanc has been a sailmaker’s, a consulate and for one winter a school of tango. The Dalbera family made it a hotel in 1962 and have resisted improvement with some success: there is air conditioning and there are excellent mattresses, but the salon still has its cracked ceiling sky, and the diving helmet on the mantel is where an uncle put it down. Down in the vaulted cellar Madame Dalbera cooks what the pointus bring in. One fish is chalked on the board; when it is gone there is pissaladière. The bar is the width of a corridor and holds two stools, though eleven people have been counted. On the roof, oleanders grow in oil tins and the castle hill looks near enough to lean on. From here the old town is ten minutes round the headland, the beach at La Réserve twelve the other way.',
	highlights: [
		'Quay rooms over the painted boats',
		'Roof terrace with oleanders and harbour mouth',
		'Cellar restaurant with one fish a night',
		'Two-stool bar under a neon gull',
		'Painted ceilings of 1870',
		'Swimming off the rocks at La Réserve',
		'Old town in ten minutes round the headland',
	],
	suites: [
		{
			type: 'Attic Room',
			size: '16 sqm',
			guestsPerRoom: 1,
			features: [
				'Small double bed',
				'Dormer towards the lighthouse',
				'Rocking chair',
				'Shower room',
				'Seventy-one stairs',
			],
		},
		{
			type: 'Lane Room',
			size: '20 sqm',
			guestsPerRoom: 2,
			features: [
				'Queen-size bed',
				'Window on the lane',
				'Cobalt-tiled shower',
				'Ceiling fan and air conditioning',
				'Free WiFi',
			],
		},
		{
			type: 'Quay Room',
			size: '22 sqm',
			guestsPerRoom: 2,
			features: [
				'Queen-size bed, or twins',
				'Two windows on the masts',
				'Cobalt-tiled bath',
				'Blue-checked quilts',
				'Air conditioning',
				'Ear plugs against the ferry',
				'Free WiFi',
			],
		},
		{
			type: 'Consul’s Room',
			size: '36 sqm',
			guestsPerRoom: 3,
			features: [
				'Painted ceiling with swags',
				'Iron balcony over the quay',
				'Bed and daybed',
				'Clawed bath behind a screen',
				'Desk with a consular blotter',
				'Fireplace, now for books',
				'Air conditioning',
			],
		},
	],
	layout: [
		{
			floor: 'Dining & Entertainment',
			areas: ['Cellar restaurant, six tables', 'Corridor bar', 'Breakfast under the arcade'],
		},
		{ floor: 'Outdoor Facilities', areas: ['Roof terrace', 'Quay chairs, shared with the fishermen'] },
		{ floor: 'Amenities', areas: ['Salon with the diving helmet', 'Charts and tide tables', 'Rack for six bicycles'] },
		{
			floor: 'Activities & Experiences',
			areas: [
				'Dawn on a pointu with Honoré',
				'Net-mending, should you wish',
				'Coast path to Villefranche',
				'Grand Prix by morning boat',
			],
		},
	],
	services: [
		'Breakfast until the last guest is down',
		'Beach mats and rock shoes',
		'Fish cleaned and grilled if you catch it',
		'Porter for the stairs',
	],
	amenityTags: [
		'Sea view',
		'Rooftop terrace',
		'Restaurant',
		'Bar',
		'Breakfast',
		'City center',
		'Air conditioning',
		'Free WiFi',
	],
	// How it looks: Arcaded house of Genoese red on Port Lympia with a painted trompe-l’œil window; bright wooden
	// pointus, nets, gulls; late afternoon; Genoese red, ochre, harbour green, cobalt.
	images: [
		{
			name: 'hotel-6/facade',
			alt: 'A Genoese-red house with white arcades seen across the old port at five o’clock, one painted window among the real ones, and three bright pointed boats moored in front.',
		},
		{
			name: 'hotel-6/arrival',
			alt: 'Under the arcade: a deep shadow, a lantern, a half-open door painted harbour green, and a fisherman’s crate of ice and sardines on the sill.',
		},
		{
			name: 'hotel-6/view',
			alt: 'From the roof straight over the harbour mouth, the ferry’s white bulk passing the little lighthouse, a gull level with the eye.',
		},
		{
			name: 'hotel-6/terrace',
			alt: 'A roof terrace of terracotta tiles with oleanders in oil tins, a table and one rush chair, the castle hill green and close behind.',
		},
		{
			name: 'hotel-6/salon',
			alt: 'A sitting room with a frieze of painted swags and a cracked ceiling sky, an old diving helmet on the mantel, slippers beneath the armchair.',
		},
		{
			name: 'hotel-6/restaurant',
			alt: 'A vaulted cellar restaurant with nets along one wall, six small tables, carafes, and a blackboard wiped clean except for one chalk fish.',
		},
		{
			name: 'hotel-6/bar',
			alt: 'A bar no wider than a corridor, a pink neon gull over the mirror, two stools, a saucer of black olives and evening coming in from the quay.',
		},
		{
			name: 'hotel-6/room-quay',
			alt: 'A small ochre bedroom with the window wide on masts, a blue-checked quilt, a pair of oars crossed above the bed, a coil of rope on the rug.',
		},
		{
			name: 'hotel-6/room-attic',
			alt: 'An attic under a red slope, one dormer like a picture of the lighthouse, a rocking chair and a half-mended net on it.',
		},
		{
			name: 'hotel-6/bathroom',
			alt: 'A bathroom of small cobalt tiles laid in waves, a brass ship’s lamp by the mirror, a bar of olive soap stamped with a gull.',
		},
		{
			name: 'hotel-6/quay',
			alt: 'The morning’s fish stall on the quay in front of the hotel, an awning striped red and white, scales, a gull on the corner post.',
		},
		{
			name: 'hotel-6/night',
			alt: 'The port at midnight, arcades lit one by one along the water, red and green harbour lights trembling, a bicycle asleep against the last arch.',
		},
	],
	videoHero: 'hotel-6',
}
