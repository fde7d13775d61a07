import type { Villa } from '#shared/catalogue/property.ts'

export const villa: Villa = {
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
	description: '',
	highlights: [],
	suites: [],
	layout: [],
	services: [],
	servicesOnRequest: [],
	// How it looks: Thatched pavilions on stilts along a boardwalk over the lagoon; coconut palms, tiare, hibiscus; the square basalt head of Mount Otemanu; early morning to moonlight; bands of turquoise, thatch gold, basalt violet, hibiscus red.
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
