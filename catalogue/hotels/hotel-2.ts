import type { CatalogueHotel } from '#shared/catalogue/property.ts'

export const hotel: CatalogueHotel = {
	id: '2',
	name: 'Hotel Beauvirage',
	location: 'Monte Carlo',
	country: 'Monaco',
	countryCode: 'MC',
	latitude: 43.73754,
	longitude: 7.42434,
	starRating: 4,
	bedrooms: 0,
	bathrooms: 0,
	guests: 2,
	size: 28,
	sizeText: '28 sqm per room',
	suitesCount: 84,
	price: 4000,
	offSeasonPrice: 650,
	checkinTime: '15:00',
	checkoutTime: '11:00',
	eventTag: 'Monaco Grand Prix',
	eventTags: ['Monaco Grand Prix'],
	privilegeRating: 8.8,
	privilegeRatingLabel: 'Excellent',
	privilegeReviews: 238,
	privilegeRatingBreakdown: {
		location: 9.8,
		service: 8.9,
		cleanliness: 9.0,
		comfort: 8.7,
		facilities: 8.4,
		valueForMoney: 8.0,
	},
	descriptionTitle: 'The bend in the hill',
	descriptionSubtitle: 'Fifty-one quiet weeks, and one other',
	description:
		'For fifty-one weeks of the year this is a small white hotel on a bend, run by people who like ships. In the fifty-second the Grand Prix comes past the front door. Guests carry their coffee to the rail of the roof, put in the ear-defenders that are handed over with the key, and watch the whole field climb out of Sainte-Dévote towards them. Then the barriers go, the harbour returns to the slap of halyards, and Bruno behind the bar moves his stools back into the sun.',
	descriptionExtended:
		'A shipyard draughtsman built the Beauvirage in 1934 and gave it what he knew: rounded decks, portholes, a funnel that is really the kitchen chimney. Nothing is large. The 84 rooms are cabins panelled in sycamore, with a place for everything and a bed that one lies in like a captain; most have a half-moon balcony over Port Hercule. A single brass line runs through the terrazzo of the lobby, up the stairs and out to the roof, tracing the circuit to scale. Follow it before dinner and you will know your Massenet from your Mirabeau. Lunch is oysters and sole behind a row of portholes. The Casino lies six minutes uphill, the quay four minutes down by the public lift, and in race week both are reached by a door at the back that the crowd has never found.',
	highlights: [
		'Roof deck above the climb from Sainte-Dévote',
		'Half-moon balconies over Port Hercule',
		'Circuit traced in brass through the house',
		'Oysters and sole in the porthole restaurant',
		'Bruno’s red lacquer bar, open until two',
		'Casino Square six minutes on foot',
		'Back door that avoids the barriers in race week',
	],
	suites: [
		{
			type: 'Cabin',
			size: '22 sqm',
			guestsPerRoom: 2,
			features: ['Built-in double bed', 'Porthole and reading lamp', 'Sycamore panelling', 'Shower room', 'Free WiFi'],
		},
		{
			type: 'Harbour Cabin',
			size: '28 sqm',
			guestsPerRoom: 2,
			features: [
				'Queen-size bed',
				'Half-moon balcony',
				'View of the harbour and the Rock',
				'Rounded bath with a shower over it',
				'Minibar behind a brass grille',
				'Deck chair',
				'Air conditioning',
				'Free WiFi',
			],
		},
		{
			type: 'Circuit Room',
			size: '30 sqm',
			guestsPerRoom: 2,
			features: [
				'Balcony over the road',
				'King-size bed',
				'Stopwatch and circuit map',
				'Double glazing, closed at will',
				'Race-week trackside breakfast',
				'Bath and shower',
				'Air conditioning',
			],
		},
		{
			type: 'Bridge Suite',
			size: '54 sqm',
			guestsPerRoom: 3,
			features: [
				'Prow of the building, top floor',
				'Wrap-round deck with sofa',
				'Sitting room with a chart table',
				'Two bathrooms',
				'Signal flags and the locker for them',
				'Private bar',
				'Space for eight guests on race day',
				'Butler’s pantry',
			],
		},
	],
	layout: [
		{
			floor: 'Dining & Entertainment',
			areas: ['Porthole restaurant', 'Red lacquer bar', 'Roof terrace kitchen in summer'],
		},
		{
			floor: 'Outdoor Facilities',
			areas: ['Roof deck with rail and deckchairs', 'First-floor terrace over the kerbs'],
		},
		{
			floor: 'Amenities',
			areas: [
				'Small library of motor racing',
				'Luggage room with showers for late departures',
				'Garage by arrangement nearby',
			],
		},
		{
			floor: 'Activities & Experiences',
			areas: [
				'Circuit walk with a retired marshal',
				'Tender trips round the harbour',
				'Grand Prix viewing from roof, balcony and terrace',
			],
		},
	],
	services: [
		'Concierge from seven to midnight',
		'Ear-defenders and race radio in season',
		'Breakfast served on the roof',
		'Shirts pressed within the hour',
	],
	amenityTags: [
		'Sea view',
		'Rooftop terrace',
		'Casino access',
		'City center',
		'Bar',
		'Restaurant',
		'Breakfast',
		'Modern design',
		'Air conditioning',
		'Free WiFi',
	],
	// How it looks: White corner house of 1934 like an ocean liner, round balconies, portholes, red awnings; harbour
	// full of masts, striped kerbs and pennants of the circuit; brilliant noon; white, signal red, navy, harbour
	// blue.
	images: [
		{
			name: 'hotel-2/facade',
			alt: 'A white streamlined hotel rounds a bend of the hill at noon like a liner, red awnings out on every deck; below it the road has red-and-white kerbs and is quite empty.',
		},
		{
			name: 'hotel-2/arrival',
			alt: 'A revolving door of chrome and curved glass under a half-moon canopy, a racing-green roadster at the kerb with goggles hung from its mirror.',
		},
		{
			name: 'hotel-2/roof-terrace',
			alt: 'Deckchairs in signal red along a ship’s rail on the roof, the whole harbour laid out below, and a pair of opera glasses on the stool between them.',
		},
		{
			name: 'hotel-2/view',
			alt: 'Port Hercule straight down from the balcony: white yachts berthed like piano keys, the quay road curving round them, the Rock and its palace across the water.',
		},
		{
			name: 'hotel-2/lobby',
			alt: 'A lobby with a terrazzo floor inlaid with one long curving line, a chrome staircase following it upwards, and a chequered scarf over the banister.',
		},
		{
			name: 'hotel-2/restaurant',
			alt: 'A dining room with portholes down one side, each a disc of harbour blue at lunch, white cloths, and a platter of oysters waiting at the first table.',
		},
		{
			name: 'hotel-2/bar',
			alt: 'A semicircular bar of red lacquer under a brass clock, three stools, an ice bucket with a magnum in it, late sun laid along the counter.',
		},
		{
			name: 'hotel-2/room-circuit',
			alt: 'A narrow white room ending in a round balcony, its door open on masts; a stopwatch lies on the blue counterpane.',
		},
		{
			name: 'hotel-2/room-cabin',
			alt: 'A cabin of a room panelled in pale sycamore, a porthole over the built-in bed, a reading lamp on and a timetable folded under it.',
		},
		{
			name: 'hotel-2/bathroom',
			alt: 'A white bathroom with a navy tile line at eye height, a rounded bath, and a porthole through which a single flag flies.',
		},
		{
			name: 'hotel-2/paddock',
			alt: 'Race morning from the first-floor terrace: bunting across the road, stacked tyres painted red and white, a tray of coffee and ear-defenders on the balustrade.',
		},
		{
			name: 'hotel-2/night',
			alt: 'The harbour at eleven, every porthole of the hotel lit and repeated in the water, one yacht strung with lamps from stem to stern.',
		},
	],
	videoHero: null,
}
