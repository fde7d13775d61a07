import type { Villa } from '#shared/catalogue/property.ts'

export const villa: Villa = {
	id: '5',
	name: 'Fattoria Cantacivetta',
	location: 'Radicondoli',
	country: 'Italy',
	countryCode: 'IT',
	latitude: 43.25371,
	longitude: 11.03158,
	bedrooms: 10,
	bathrooms: 10,
	guests: 22,
	size: 800,
	sizeText: '1,010 sqm',
	price: 8900,
	suitesCount: 10,
	description: '',
	highlights: [],
	suites: [],
	layout: [],
	services: [],
	servicesOnRequest: [],
	// How it looks: Stone farm hamlet with a square dovecote tower, brick arches and terracotta roofs; cypress road, olives, wheat and clay hills; harvest evening; wheat gold, cypress black-green, rose brick, hazy blue.
	images: [
		{
			name: 'villa-5/cypress-road',
			alt: 'A white road doubled by black cypresses winds up through ripe wheat to a stone farm with a square tower; towards seven, one small blue van raises dust at the last bend.',
		},
		{
			name: 'villa-5/courtyard',
			alt: 'A brick-paved court with a well at its centre and an outside staircase under an arch, geraniums on each tread, a watering can set down halfway up.',
		},
		{
			name: 'villa-5/pool',
			alt: 'A long pool with a rose-brick rim lies at the very edge of the wheat, evening light level across both, and a child’s red ring afloat at the far end.',
		},
		{
			name: 'villa-5/view',
			alt: 'Dawn over clay hills, the roofs of Radicondoli on their ridge above a valley of mist; one tractor has begun the first dark furrow of a field.',
		},
		{
			name: 'villa-5/living-room',
			alt: 'A hay barn with walls of pierced brick, the sun throwing a lattice of light over a grand piano and the rug, sheet music open on the stand.',
		},
		{
			name: 'villa-5/dining',
			alt: 'A table for twenty-two beneath a vine pergola at dusk, a single line of bulbs strung above it, straw-covered flasks down the middle and one napkin on the ground.',
		},
		{
			name: 'villa-5/kitchen',
			alt: 'An old farm kitchen with a hooded hearth; ribbons of fresh pasta hang from a wooden rack across the window, flour and a rolling pin on the marble.',
		},
		{
			name: 'villa-5/bedroom-tower',
			alt: 'The top of the dovecote: a bed in the middle of a square room, a small arched window in every wall, and a feather on the sill of one.',
		},
		{
			name: 'villa-5/bedroom-granary',
			alt: 'A vaulted brick ceiling low over an iron bed, a green door ajar on noon glare, a pitcher and one peach on the cane chair.',
		},
		{
			name: 'villa-5/bathroom',
			alt: 'A travertine trough of a bath in a niche painted the red of old barns, a sprig of rosemary floating in it, candle stubs along the ledge.',
		},
		{
			name: 'villa-5/garden',
			alt: 'Lemon trees in swagged terracotta pots before the tall glass doors of a limonaia, a straw hat on one handle of the gardener’s barrow, ten in the morning.',
		},
		{
			name: 'villa-5/night',
			alt: 'The tower under the Milky Way, one window lit, fireflies over the dark wheat and a little owl on the point of the roof.',
		},
	],
	videoHero: 'villa-5',
}
