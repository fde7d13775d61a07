import type { CatalogueVilla } from '#shared/catalogue/property.ts'

export const villa: CatalogueVilla = {
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
	description:
		'Rocha is rock, and rock is what you walk on: ochre underfoot, ochre across the bay, ochre dust on the backs of your knees. Against it the house is as white as a plate. Five bedrooms open on the Atlantic or on a patio where the bougainvillea has the upper hand. Lunch is whatever the boats landed at Carvoeiro, and the copper pot for the clams hangs by the courtyard door. Under the terrace the sea has bored an arch through the cliff; at half tide you can hear it breathe out. The pool is square, full to the brim and the colour of the thing behind it.',
	highlights: [
		'Clifftop terrace above a natural sea arch',
		'Ten-metre-square pool level with the horizon',
		'Courtyard walled in eighteenth-century azulejos',
		'Steps to a beach that empties at five',
		'Roof with a lattice chimney and room for ten chairs',
		'Almond blossom in February, figs by August',
		'Sea caves by kayak from the next cove',
	],
	suites: [
		{
			type: 'Atlantic Room',
			count: 2,
			size: '38 sqm',
			features: [
				'King-size bed',
				'Window the width of the wall',
				'Terrace with two chairs',
				'Sunken bath in cobalt tile',
				'Rain shower',
				'Cork floor, warm in winter',
				'Air conditioning',
			],
		},
		{
			type: 'Patio Room',
			count: 2,
			size: '28 sqm',
			features: [
				'Queen-size bed, or twins',
				'Door to the bougainvillea patio',
				'Shower room in pale limestone',
				'Slatted shutters for the siesta',
				'Air conditioning',
			],
		},
		{
			type: 'Roof Room',
			count: 1,
			size: '30 sqm',
			features: [
				'King-size bed',
				'Outside stair to the chimney terrace',
				'Shower with a slot of sea',
				'Kitchenette',
				'Hammock',
				'Bench for watching swifts',
				'Air conditioning',
			],
		},
	],
	layout: [
		{
			floor: 'Cliff level',
			areas: ['White living room with built-in benches', 'Kitchen', 'Two Atlantic Rooms', 'Pool terrace'],
		},
		{ floor: 'Patio level', areas: ['Two Patio Rooms', 'Azulejo courtyard with a table for ten', 'Wine room'] },
		{ floor: 'Roof', areas: ['Roof Room', 'Chimney terrace with a brick grill'] },
		{
			floor: 'Land',
			areas: ['Almond and fig garden', 'Gate to the cliff path', 'Outdoor shower', 'Covered parking for three cars'],
		},
	],
	services: [
		'Cook for breakfast and one other meal a day',
		'Maid service six mornings',
		'Pool heated to 27 °C from October to May',
		'Fish ordered from the boats',
		'Surfboards, wetsuits and sun hats',
		'Arrival met at Faro airport',
		'Fibre Wi-Fi, indoors and on the terrace',
	],
	servicesOnRequest: [
		'Private boat through the caves',
		'Surf lessons on the west coast',
		'Golf at four courses within half an hour',
		'Cataplana class in the courtyard',
		'Fado singer and two guitars',
		'Babysitter',
	],
	// How it looks: White cubes and one lattice chimney on an ochre cliff; sea arches, fig and almond trees, cobalt-
	// edged tiles; Atlantic glare of late morning; ochre, lime white, cobalt, sea green.
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
