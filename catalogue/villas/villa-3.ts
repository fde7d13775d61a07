import type { CatalogueVilla } from '#shared/catalogue/property.ts'

export const villa: CatalogueVilla = {
	id: '3',
	name: 'Fare Maramatea',
	location: 'Bora Bora',
	country: 'French Polynesia',
	countryCode: 'PF',
	latitude: -16.50412,
	longitude: -151.70263,
	bedrooms: 7,
	bathrooms: 7,
	guests: 14,
	size: 500,
	sizeText: '1,000 sqm',
	price: 12900,
	suitesCount: 7,
	description:
		'No road reaches Fare Maramatea. The boat takes eighteen minutes from the airport, and by the seventh the engine has been cut so that the skipper can point: ray, ray, lemon shark. Seven pavilions of pandanus thatch stand on stilts off a palm islet, joined by a boardwalk that creaks in one place only. Mount Otemanu is opposite, whatever you happen to be doing. Mornings smell of coffee and tiare. At six each evening the mountain goes violet, then the lagoon does, and somebody walks out along the boards to light the lamps.',
	highlights: [
		'Seven overwater pavilions and a motu to yourselves',
		'Mount Otemanu across three kilometres of lagoon',
		'Plunge pool and over-lagoon net on the great deck',
		'Glass floor in the round room, with eagle rays beneath',
		'Two outriggers, four kayaks and a glass-bottomed skiff',
		'Supper on the sandbar, ankle-deep, by torchlight',
		'Coral nursery that guests help to plant',
		'Outer reef for a dawn swim with the skipper',
	],
	suites: [
		{
			type: 'Otemanu Pavilion',
			count: 2,
			size: '95 sqm',
			features: [
				'King-size bed that faces the mountain',
				'Folding doors on two sides',
				'Ladder into the lagoon',
				'Black lava bath in a bamboo court',
				'Outdoor shower',
				'Daybed under the eaves',
				'Hatch for breakfast by canoe',
				'Ceiling fans and air conditioning',
			],
		},
		{
			type: 'Lagoon Pavilion',
			count: 3,
			size: '75 sqm',
			features: [
				'King-size bed, or twins',
				'Deck with a ladder to the water',
				'Glass panel in the floor',
				'Woven pandanus walls',
				'Rain shower open to the sky',
				'Snorkels in your size',
				'Air conditioning',
			],
		},
		{
			type: 'Reef Pavilion',
			count: 2,
			size: '70 sqm',
			features: [
				'Queen-size bed under a triangular gable',
				'Sunrise over the outer reef',
				'Hammock for two',
				'Stone bath',
				'Mosquito net and fan',
				'Air conditioning',
			],
		},
	],
	layout: [
		{
			floor: 'Over the water',
			areas: [
				'Two Otemanu Pavilions',
				'Three Lagoon Pavilions',
				'Round living room with the glass floor',
				'Canoe bar',
				'Great deck with plunge pool and net',
			],
		},
		{ floor: 'At the edge of the reef', areas: ['Two Reef Pavilions', 'Sunrise platform for yoga'] },
		{
			floor: 'On the motu',
			areas: [
				'Kitchen and herb garden',
				'Dining pavilion for fourteen',
				'Raked garden with hammocks',
				'Boathouse',
				'Staff quarters',
			],
		},
	],
	services: [
		'All meals, by a chef from Raiatea',
		'Boat transfers to and from the airport',
		'Skipper and launch for four hours a day',
		'Lamps lit and nets hung each evening',
		'Kayaks, paddleboards and outriggers',
		'Laundry returned the same day',
		'House wines, beer and coconut water',
		'Satellite Wi-Fi in every pavilion',
	],
	servicesOnRequest: [
		'Monoï massage on the deck',
		'Diving with the manta rays',
		'Helicopter over the lagoon',
		'Tattooist from Vaitape',
		'Fire dancers and drums',
		'A dry-land hike to the ancient marae',
		'Sailing charter to Taha’a',
	],
	// How it looks: Thatched pavilions on stilts along a boardwalk over the lagoon; coconut palms, tiare, hibiscus;
	// the square basalt head of Mount Otemanu; early morning to moonlight; bands of turquoise, thatch gold, basalt
	// violet, hibiscus red.
	images: [
		{
			name: 'villa-3/lagoon',
			alt: 'Seven thatched roofs on stilts curve across a banded turquoise lagoon at nine in the morning; an outrigger is tied to the nearest ladder and Mount Otemanu stands square behind.',
		},
		{
			name: 'villa-3/arrival',
			alt: 'The approach from the bow of a boat: a plank jetty, dead straight, leads to an open gable of thatch, a garland of white tiare looped over the first post.',
		},
		{
			name: 'villa-3/deck',
			alt: 'A round plunge pool let into a deck of silvered planks at noon, a net slung above the open lagoon beside it, a snorkel mask drying on the rail.',
		},
		{
			name: 'villa-3/view',
			alt: 'Mount Otemanu cut out in violet against an apricot sunset; its reflection lies down the whole lagoon and one pirogue with a lit lamp crosses it.',
		},
		{
			name: 'villa-3/living-room',
			alt: 'A round room of lashed poles under soaring thatch, white sofas about a glass panel in the floor; below, a spotted eagle ray slides across pale sand.',
		},
		{
			name: 'villa-3/dining',
			alt: 'A table for two set in ankle-deep water off a sandbar at dusk, torches at its four corners, a pair of sandals left on the dry sand.',
		},
		{
			name: 'villa-3/bar',
			alt: 'A bar counter hewn from an old canoe, halved coconuts and a pineapple along it, rattan blinds striping the wall behind with midday sun.',
		},
		{
			name: 'villa-3/bedroom-otemanu',
			alt: 'A bed draped in white netting in the middle of a dark plank floor, folding doors thrown wide so that the mountain fills the opening; a red hibiscus lies on the pillow.',
		},
		{
			name: 'villa-3/bedroom-reef',
			alt: 'Sunrise through a triangular gable window: a line of surf on the outer reef, pink light on a woven pandanus wall, a turned-back sheet.',
		},
		{
			name: 'villa-3/bathroom',
			alt: 'A bath hollowed from black lava stone behind a bamboo fence, fan-palm shadows on the wall, a shell holding the soap.',
		},
		{
			name: 'villa-3/garden',
			alt: 'A raked sand path between leaning coconut palms on the motu in the afternoon, a striped hammock across it, an opened coconut with a straw beneath.',
		},
		{
			name: 'villa-3/night',
			alt: 'A small white moon over the lagoon, a string of lanterns marking the boardwalk, and seven thatched silhouettes, one with a lamp in its doorway.',
		},
	],
	videoHero: 'villa-3',
}
