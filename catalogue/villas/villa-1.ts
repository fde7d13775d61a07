import type { Villa } from '#shared/catalogue/property.ts'

export const villa: Villa = {
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
	description: '',
	highlights: [],
	suites: [],
	layout: [],
	services: [],
	servicesOnRequest: [],
	// How it looks: Low Provençal house of ochre render under Roman tiles, pine-green shutters; umbrella pines, agaves, glazed jars; late afternoon to dusk; ochre, pine green, turquoise glaze, brick.
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
