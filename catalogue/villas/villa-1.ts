import type { CatalogueVilla } from '#shared/catalogue/property.ts'

export const villa: CatalogueVilla = {
	id: '1',
	name: 'Villa Tournassine',
	location: 'Vallauris',
	country: 'France',
	countryCode: 'FR',
	latitude: 43.57412,
	longitude: 7.05068,
	bedrooms: 6,
	bathrooms: 6,
	guests: 12,
	size: 600,
	sizeText: '600 sqm',
	price: 8500,
	suitesCount: 6,
	description:
		'The clay came first. A master potter built this house in 1956 on a slope above Golfe-Juan, fired his own tiles for the pool and lined the front steps with whatever did not sell. Seventy years on, the turquoise still throws its colour onto the ceiling of the loggia. Six bedrooms look through umbrella pines to the Lérins islands. Lunch is carried out to a cane pergola and eaten off plates from the kiln at the end of the garden, which is lit again every October. Cannes is a quarter of an hour by road, and the market in Vallauris near enough to walk to for peaches.',
	highlights: [
		'Twenty-metre pool lined with hand-glazed turquoise tiles',
		'Wood-fired kiln, still lit, and a potter who teaches by the morning',
		'Lunch for twelve under a cane pergola',
		'The Lérins islands and the Esterel from every upstairs window',
		'A hectare of umbrella pines, agaves and rosemary terraces',
		'Attic studio with north light and an easel',
		'Vallauris market in twelve minutes on foot',
		'Cannes in fifteen minutes by car, Nice airport in thirty-five',
	],
	suites: [
		{
			type: 'Gulf Suite',
			count: 1,
			size: '48 sqm',
			features: [
				'King-size bed facing the sea',
				'Balcony over the pine tops',
				'Deep stone bath and separate shower',
				'Basin thrown in Vallauris clay',
				'Dressing room',
				'Writing desk with a drawer of postcards',
				'Air conditioning',
				'Linen shutters and blackout blinds',
			],
		},
		{
			type: 'Pine Room',
			count: 3,
			size: '30 sqm',
			features: [
				'Queen-size bed',
				'Tall window into the pines',
				'Walk-in shower tiled in green glaze',
				'Ceiling fan and air conditioning',
				'Reading chair',
			],
		},
		{
			type: 'Kiln Room',
			count: 1,
			size: '34 sqm',
			features: [
				'King-size bed, or twins',
				'Private terrace beside the old kiln',
				'Outdoor shower',
				'Step-free from the garden',
				'Shelves of the house’s own pots',
				'Small refrigerator',
				'Air conditioning',
			],
		},
		{
			type: 'Attic Studio',
			count: 1,
			size: '36 sqm',
			features: [
				'Two single beds under oak beams',
				'Round window and easel',
				'North skylight',
				'Claw-foot bath',
				'Paints and paper replenished weekly',
				'Air conditioning',
			],
		},
	],
	layout: [
		{
			floor: 'Garden level',
			areas: ['Kiln Room with its terrace', 'Laundry and drying yard', 'Wine cellar for four hundred bottles'],
		},
		{
			floor: 'Ground floor',
			areas: [
				'Vaulted living room with three arched doors',
				'Loggia',
				'Kitchen in bottle-green tile',
				'Library with a record player',
				'Two Pine Rooms',
			],
		},
		{ floor: 'First floor', areas: ['Gulf Suite', 'Third Pine Room', 'Balcony facing the islands'] },
		{ floor: 'Attic', areas: ['Attic Studio'] },
		{
			floor: 'Outside',
			areas: [
				'Swimming pool and pool house',
				'Cane pergola with a table for twelve',
				'Kiln and pottery yard',
				'Pétanque court',
				'Parking for five cars',
			],
		},
	],
	services: [
		'Cook for breakfast and lunch, six days a week',
		'Housekeeper every morning',
		'Linen changed twice a week, pool towels daily',
		'Gardener and pool keeper',
		'Bread and newspapers fetched by bicycle',
		'A potter’s morning at the wheel for four',
		'Wi-Fi in the house and under the pergola',
	],
	servicesOnRequest: [
		'Chef for dinner',
		'Driver with a seven-seat car',
		'Skippered boat from Golfe-Juan to the islands',
		'Childminder',
		'Yoga on the lower lawn',
		'A firing of your own pots, posted home when cool',
	],
	// How it looks: Low Provençal house of ochre render under Roman tiles, pine-green shutters; umbrella pines,
	// agaves, glazed jars; late afternoon to dusk; ochre, pine green, turquoise glaze, brick.
	images: [
		{
			name: 'villa-1/terrace',
			alt: 'Late afternoon at an ochre house with pine-green shutters: a long pool lined in turquoise tile, a folded newspaper on one of two loungers, and the bay of Golfe-Juan below.',
		},
		{
			name: 'villa-1/arrival',
			alt: 'A pale gravel drive rises in one bend beneath umbrella pines to an open iron gate; a bicycle with baguettes in its basket leans against the gatepost in the morning sun.',
		},
		{
			name: 'villa-1/facade',
			alt: 'The front door straight on at noon: ochre wall, six shuttered windows, a green-glazed jar on every step, and one linen curtain blown out over its sill.',
		},
		{
			name: 'villa-1/view',
			alt: 'From the top balcony towards sunset, tiled roofs and pine crowns step down to the gulf; one white sail passes between the flat Lérins islands and the red teeth of the Esterel.',
		},
		{
			name: 'villa-1/living-room',
			alt: 'A vaulted room the colour of biscuit at four o’clock, three arched doors open on pines, a slate-blue sofa facing them and a book face down on its arm.',
		},
		{
			name: 'villa-1/dining',
			alt: 'Lunch for twelve under a cane pergola whose shade falls in stripes across the cloth; hand-thrown plates that do not match, and one chair pushed back.',
		},
		{
			name: 'villa-1/kitchen',
			alt: 'A kitchen walled in bottle-green tiles, copper pans on a rail above a black range, and a colander of apricots under the window in early light.',
		},
		{
			name: 'villa-1/bedroom-gulf',
			alt: 'A low bed with a terracotta blanket faces one tall window; between half-closed shutters stands a narrow slice of sea, and a straw hat hangs from the latch.',
		},
		{
			name: 'villa-1/bedroom-studio',
			alt: 'A narrow white bed under the oak beams of the attic in the morning; by the round window an easel holds an unfinished painting of a pine.',
		},
		{
			name: 'villa-1/bathroom',
			alt: 'A round basin of turquoise ceramic on a stone counter, an arched mirror that holds the reflection of a pine, and a towel dropped over the rim of a deep bath.',
		},
		{
			name: 'villa-1/garden',
			alt: 'A brick kiln with a squat chimney among agaves and rosemary at the end of a terraced path, its iron door ajar, three wet pots drying on the step at midday.',
		},
		{
			name: 'villa-1/night',
			alt: 'The house from the lower lawn after dark: the pool glows turquoise, every arch is amber, the moon clears the pines and a lantern burns on the steps.',
		},
	],
	videoHero: 'villa-1',
}
