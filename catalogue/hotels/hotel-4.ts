import type { CatalogueHotel } from '#shared/catalogue/property.ts'

export const hotel: CatalogueHotel = {
	id: '4',
	name: 'Hotel des Persiennes',
	location: 'Nice',
	country: 'France',
	countryCode: 'FR',
	latitude: 43.69421,
	longitude: 7.25874,
	starRating: 4,
	bedrooms: 0,
	bathrooms: 0,
	guests: 2,
	size: 26,
	sizeText: '26 sqm per room',
	suitesCount: 92,
	price: 675,
	offSeasonPrice: 350,
	checkinTime: '15:00',
	checkoutTime: '11:00',
	eventTag: 'Monaco Grand Prix',
	eventTags: ['Monaco Grand Prix'],
	privilegeRating: 9.0,
	privilegeRatingLabel: 'Wonderful',
	privilegeReviews: 356,
	privilegeRatingBreakdown: {
		location: 9.7,
		service: 9.1,
		cleanliness: 9.2,
		comfort: 8.9,
		facilities: 8.4,
		valueForMoney: 8.7,
	},
	descriptionTitle: 'A hundred and forty pairs of shutters',
	descriptionSubtitle: 'The Promenade at its own pace',
	description:
		'There is an art to a Niçois shutter. Closed, it is night. Tilted at nine, it lets in the sea and keeps out the street. The small lower flap, pushed outward on its stay, is for seeing who is below without being seen. Hotel des Persiennes has a hundred and forty pairs and one man, Monsieur Barralis, who paints them blue-green in rotation and finishes each January as the first are due again. Behind them are ninety-two cool white rooms. In front lie the Promenade, its blue chairs, and pebbles already warm by ten.',
	descriptionExtended:
		'The front dates from 1931, lemon render with a sunburst over the door, and the family who commissioned it still live on the seventh floor and complain about the lift. They have changed little that works. Keys are brass with a tassel. Breakfast arrives on a tray with a cloth and is best eaten on the balcony, in a dressing gown, while the street-sweepers hose down the Promenade and the first swimmers go in. Courtyard rooms give up the bay for a fig tree and complete silence. Downstairs the corner brasserie makes its socca in a copper pan a metre wide, at noon and again at seven, and the queue is mostly neighbours. Loungers wait on the beach across the road; your room number is chalked on the board by the umbrella man. The flower market is nine minutes away on foot, and the airport twenty by taxi or tram.',
	highlights: [
		'The whole Baie des Anges from forty-six balconies',
		'Loungers and parasols on the beach opposite',
		'Breakfast tray with a cloth and hot milk',
		'Socca from a metre-wide copper pan',
		'Original lift cage of 1931',
		'Silent rooms on the fig-tree courtyard',
		'Cours Saleya market in nine minutes on foot',
		'Train to Monaco in half an hour for the Grand Prix',
	],
	suites: [
		{
			type: 'Courtyard Room',
			size: '22 sqm',
			guestsPerRoom: 2,
			features: [
				'Queen-size bed',
				'Fig tree at the window',
				'Mint-and-black tiled shower',
				'Radio and no television, unless asked',
				'Air conditioning',
			],
		},
		{
			type: 'Promenade Room',
			size: '26 sqm',
			guestsPerRoom: 2,
			features: [
				'Queen-size bed, or twins',
				'French window with shutters',
				'Side view of the bay',
				'Bath with shower',
				'Desk',
				'Air conditioning',
				'Free WiFi',
			],
		},
		{
			type: 'Bay Room',
			size: '30 sqm',
			guestsPerRoom: 2,
			features: [
				'King-size bed',
				'Balcony with table and two chairs',
				'The bay from end to end',
				'Deco bathroom with a stepped mirror',
				'Breakfast on the balcony',
				'Two loungers held until noon',
				'Beach bag and towels',
				'Air conditioning',
			],
		},
		{
			type: 'Corner Salon',
			size: '44 sqm',
			guestsPerRoom: 4,
			features: [
				'Five windows on two streets',
				'Sitting room with a sofa bed',
				'Curved balcony',
				'Bath and separate shower',
				'Turntable and French records',
				'Minibar of local wines',
				'Air conditioning',
			],
		},
	],
	layout: [
		{
			floor: 'Dining & Entertainment',
			areas: ['Corner brasserie with a zinc counter', 'Half-Shutter Bar', 'Breakfast room in yellow stone'],
		},
		{ floor: 'Outdoor Facilities', areas: ['Beach section across the Promenade', 'Fig-tree courtyard'] },
		{ floor: 'Amenities', areas: ['Reception with a key wall', 'Bicycle store', 'Reading room on the mezzanine'] },
		{
			floor: 'Activities & Experiences',
			areas: [
				'Shutter-painting lesson in January',
				'Market walk with the cook',
				'Swim at sunrise, hot chocolate after',
			],
		},
	],
	services: [
		'Beach towels and loungers',
		'Breakfast in the room without a supplement',
		'Bicycles for the Promenade',
		'Tickets and trains arranged for race week',
	],
	amenityTags: [
		'Sea view',
		'Beach access',
		'Restaurant',
		'Bar',
		'Breakfast',
		'City center',
		'Air conditioning',
		'Free WiFi',
	],
	// How it looks: Seven-storey Art Deco front of pale lemon with blue-green slatted shutters on the Promenade;
	// palms, blue chairs, pebble beach; seven in the morning; lemon, shutter green, bay blue, pebble grey.
	images: [
		{
			name: 'hotel-4/facade',
			alt: 'A lemon Art Deco front of seven storeys at seven in the morning, every slatted shutter blue-green and closed but one, palms before it and an empty blue chair on the Promenade.',
		},
		{
			name: 'hotel-4/arrival',
			alt: 'A curved corner door with a sunburst in ironwork, the pavement just washed, and a florist’s bucket of mimosa set down beside the mat.',
		},
		{
			name: 'hotel-4/balcony',
			alt: 'Seen over a breakfast tray: a small round table, croissants, a wrought-iron rail, and the whole curve of the Baie des Anges in flat early blue.',
		},
		{
			name: 'hotel-4/view',
			alt: 'The Promenade from above drawn as three long curves of road, palms and pebbles; the first bather’s red cap is a dot off the empty beach.',
		},
		{
			name: 'hotel-4/lobby',
			alt: 'A lobby of pale yellow stone with a lift cage of brass in the middle, a fern stand either side, a room key with a tassel left on the counter.',
		},
		{
			name: 'hotel-4/restaurant',
			alt: 'A corner brasserie with a zinc counter and mirrored pillars, tables for two along a banquette, a plate of socca steaming by the window.',
		},
		{
			name: 'hotel-4/bar',
			alt: 'A narrow bar where shutters are half raised on the evening; stripes of orange light across bottles, a seltzer siphon and a chessboard floor.',
		},
		{
			name: 'hotel-4/room-bay',
			alt: 'A bedroom of cool white with the shutters tilted open, ladder-rungs of sea light across the bed, and a swimsuit hung from the window catch.',
		},
		{
			name: 'hotel-4/room-courtyard',
			alt: 'A quiet room on the courtyard, green shutters folded back against a lemon wall, a fig tree’s top leaf in the frame, a radio on the night table.',
		},
		{
			name: 'hotel-4/bathroom',
			alt: 'A bathroom in mint and black tiles with a stepped Deco mirror, a shaving brush in a glass, daylight through ribbed panes.',
		},
		{
			name: 'hotel-4/beach',
			alt: 'The pebble beach at noon beneath a row of striped parasols, one lounger with a linen shirt on its back, the water in three clear blues.',
		},
		{
			name: 'hotel-4/night',
			alt: 'The same front after dark, shutters closed with lamplight leaking between the slats, palms black, car lights drawn as one long line.',
		},
	],
	videoHero: null,
}
