import type { Villa } from '#shared/catalogue/property.ts'

export const villa: Villa = {
	id: '6',
	name: 'Villa Rocha',
	location: 'Algarve',
	country: 'Portugal',
	countryCode: 'PT',
	latitude: 37.09274,
	longitude: -8.42516,
	bedrooms: 5,
	bathrooms: 5,
	guests: 10,
	size: 450,
	sizeText: null,
	price: 14100,
	suitesCount: 5,
	description: '',
	highlights: [],
	suites: [],
	layout: [],
	services: [],
	servicesOnRequest: [],
	// How it looks: White cubes and one lattice chimney on an ochre cliff; sea arches, fig and almond trees, cobalt-edged tiles; Atlantic glare of late morning; ochre, lime white, cobalt, sea green.
	images: [
		{
			name: 'villa-6/cliff',
			alt: 'White cubes with a lattice chimney on the lip of a layered ochre cliff, a sea arch below in late-morning glare; a yellow parasol is open on the roof.',
		},
		{
			name: 'villa-6/arrival',
			alt: 'A red-earth lane between dry-stone walls and an old fig tree ends at a cobalt gate; a crate of oranges waits on the step in the heat.',
		},
		{
			name: 'villa-6/pool',
			alt: 'A square pool brimming level with the Atlantic, white terrace, white wall, one cobalt deckchair; a paperback drying open on the edge.',
		},
		{
			name: 'villa-6/view',
			alt: 'The coast to the west from the cliff path in the afternoon: headland after headland of ochre, each paler, and a fishing boat with a raised prow close under the last.',
		},
		{
			name: 'villa-6/living-room',
			alt: 'A white cube of a room with a built-in bench along two walls and striped rugs, a corner window holding nothing but sea, and a guitar against the cushions.',
		},
		{
			name: 'villa-6/dining',
			alt: 'A courtyard dinner at sunset around a copper pot of clams, walls of blue-and-white azulejos up to the shoulder, one tile newer and brighter than the rest.',
		},
		{
			name: 'villa-6/bedroom-atlantic',
			alt: 'The bed faces a window as wide as the wall; a band of dune, a band of sea, a band of sky, and a dressing gown thrown over the foot.',
		},
		{
			name: 'villa-6/bedroom-patio',
			alt: 'A small cool room off a patio at siesta, slats of light over a white coverlet, bougainvillea crossing the doorway, a cat’s tail leaving round it.',
		},
		{
			name: 'villa-6/bathroom',
			alt: 'A bath stepped into the floor and lined with cobalt tiles, an unglazed slot of a window framing the lattice chimney, a sponge on the brim.',
		},
		{
			name: 'villa-6/garden',
			alt: 'Almond blossom in February against a lime-washed wall, red soil, a stone bench with a pair of garden gloves, and the sea a flat blue line beyond.',
		},
		{
			name: 'villa-6/night',
			alt: 'The terrace at nine, lanterns along the cliff edge, the white walls violet, and a lighthouse beam reaching across the water to the last step.',
		},
	],
	videoHero: null,
}
