import type { CatalogueVilla } from '#shared/catalogue/property.ts'

export const villa: CatalogueVilla = {
	id: '4',
	name: 'Villa Murtabianca',
	location: 'Porto Rotondo',
	country: 'Italy',
	countryCode: 'IT',
	latitude: 41.02874,
	longitude: 9.54391,
	bedrooms: 7,
	bathrooms: 7,
	guests: 16,
	size: 550,
	sizeText: '400 sqm',
	price: 8000,
	suitesCount: 7,
	description:
		'Two boulders decided the plan of this house. The architect, working in 1968 with a mason from Luogosanto and very few straight lines, ran his walls up to the granite and stopped; one bedroom has the rock for a headboard, and the shower was fitted into a cleft. Outside, white plaster gives way to juniper poles and myrtle, and the pool takes whatever shape the stones left over. A path drops to a cove with room for one dinghy. When the maestrale blows, lunch moves round behind the larger boulder and the vermentino goes with it. Porto Rotondo’s piazza is five minutes by car.',
	highlights: [
		'Pool laid out between three granite boulders',
		'A cove of its own with a mooring and a wooden dinghy',
		'Juniper pergola over a table cut from one slab',
		'Views across the gulf to two uninhabited islands',
		'Sunken sitting room round a conical hearth',
		'Myrtle liqueur made from the garden every January',
		'Five minutes from the harbour, twenty-five from Olbia airport',
	],
	suites: [
		{
			type: 'Maestrale Suite',
			count: 1,
			size: '36 sqm',
			features: [
				'King-size bed',
				'Two windows that catch the wind',
				'Terrace over the gulf',
				'Stone bath for two',
				'Hand-woven rugs from Aggius',
				'Dressing room',
				'Air conditioning, seldom used',
			],
		},
		{
			type: 'Boulder Room',
			count: 1,
			size: '28 sqm',
			features: [
				'King-size bed against living granite',
				'Shower in a cleft under a skylight',
				'Clay lamps',
				'Private step onto the rocks',
				'Air conditioning',
			],
		},
		{
			type: 'Myrtle Room',
			count: 4,
			size: '22 sqm',
			features: [
				'Queen-size bed',
				'Door to the garden',
				'Shower room in white plaster',
				'Juniper shutters',
				'Air conditioning',
			],
		},
		{
			type: 'Crew Room',
			count: 1,
			size: '24 sqm',
			features: [
				'Four berths in two tiers',
				'Portholes at pillow height',
				'Reading lamp in each berth',
				'Shower room with a teak grating',
				'Chest of board games',
				'Lockers with knots to learn',
				'Air conditioning',
			],
		},
	],
	layout: [
		{ floor: 'Entrance level', areas: ['Sunken living room', 'Cobalt kitchen', 'Two Myrtle Rooms', 'Crew Room'] },
		{ floor: 'Upper rocks', areas: ['Maestrale Suite', 'Roof terrace with a fire bowl'] },
		{ floor: 'Lower rocks', areas: ['Boulder Room', 'Two Myrtle Rooms', 'Sauna in the old cistern'] },
		{
			floor: 'Down to the sea',
			areas: [
				'Pool and juniper pergola',
				'Outdoor kitchen with a wood oven',
				'Stepped path to the cove',
				'Mooring and dinghy',
				'Parking for four cars',
			],
		},
	],
	services: [
		'Cook for lunch, five days in seven',
		'Housekeeping twice a day',
		'Beach bags packed and carried down',
		'Dinghy with outboard and fuel',
		'Pool and garden care',
		'Fresh carasau bread and fruit each morning',
		'Wi-Fi that finds its way round the rocks',
	],
	servicesOnRequest: [
		'Day boat with skipper to the Maddalena islands',
		'Dinner cook',
		'Berth in the harbour',
		'Tennis at the club',
		'Shepherd’s lunch inland at a stazzo',
		'Massage beneath the wild olive',
		'Airport transfers by car or by sea',
	],
	// How it looks: Low round-cornered house of rough white plaster wedged among pink granite boulders, juniper-pole
	// pergolas; myrtle, wild olive, lentisk; wind-clear noon; granite pink, emerald sea, lime white, myrtle green.
	images: [
		{
			name: 'villa-4/pool',
			alt: 'A pool of irregular outline between pink granite boulders at noon, the emerald gulf behind it, a coral-coloured towel spread on the warmest rock.',
		},
		{
			name: 'villa-4/arrival',
			alt: 'Slabs of granite climb through flowering myrtle to a studded juniper door in a white wall; a red scooter stands in the blue shade of an olive.',
		},
		{
			name: 'villa-4/facade',
			alt: 'A low white house with rounded corners squeezed between two boulders taller than its roof, small deep windows, one of them with its shutter hooked back.',
		},
		{
			name: 'villa-4/view',
			alt: 'The gulf from the highest rock on a day of mistral: dark blue water flecked white, two bare islands, and a single red spinnaker running before the wind.',
		},
		{
			name: 'villa-4/living-room',
			alt: 'A sunken circle of white cushions about a cone-shaped hearth; a slit of window shows only granite and sky, and a chess game waits on the step.',
		},
		{
			name: 'villa-4/dining',
			alt: 'A slab of granite for a table under crooked juniper poles, bars of sun across it at one o’clock, a whole grilled fish on a blue dish.',
		},
		{
			name: 'villa-4/kitchen',
			alt: 'Cobalt tiles up to a white plaster hood, a stack of crisp flat bread as thin as paper, and a tall jar of myrtle berries in spirit catching the light.',
		},
		{
			name: 'villa-4/bedroom-maestrale',
			alt: 'White curtains lifted almost level by the wind into a white room; a bed with a coral bolster, a shell weighting down the pages of a notebook.',
		},
		{
			name: 'villa-4/bedroom-boulder',
			alt: 'A bedroom where the rock itself comes through the wall to make the headboard, lit from below by one clay lamp beside a glass of water.',
		},
		{
			name: 'villa-4/bathroom',
			alt: 'A shower in a cleft of granite under a round skylight, a column of noon sun standing in it, wet footprints leading out across the slate.',
		},
		{
			name: 'villa-4/garden',
			alt: 'A stepped path drops through myrtle and lentisk to a cove the size of a room, where a wooden dinghy with shipped oars floats on green glass.',
		},
		{
			name: 'villa-4/night',
			alt: 'Boulders turned to black whales under a full moon, a curl of lit pool between them, and across the gulf the harbour lights of Porto Rotondo in a short gold row.',
		},
	],
	videoHero: 'villa-4',
}
