import type { Villa } from '#shared/catalogue/property.ts'

export const villa: Villa = {
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
	description: '',
	highlights: [],
	suites: [],
	layout: [],
	services: [],
	servicesOnRequest: [],
	// How it looks: Low round-cornered house of rough white plaster wedged among pink granite boulders, juniper-pole pergolas; myrtle, wild olive, lentisk; wind-clear noon; granite pink, emerald sea, lime white, myrtle green.
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
