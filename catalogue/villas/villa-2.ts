import type { Villa } from '#shared/catalogue/property.ts'

export const villa: Villa = {
	id: '2',
	name: 'Manoir de Hautepomme',
	location: 'Normandy',
	country: 'France',
	countryCode: 'FR',
	latitude: 49.20983,
	longitude: 0.08164,
	bedrooms: 8,
	bathrooms: 6,
	guests: 15,
	size: 1200,
	sizeText: '1,100 sqm',
	price: 7000,
	suitesCount: 8,
	description: '',
	highlights: [],
	suites: [],
	layout: [],
	services: [],
	servicesOnRequest: [],
	// How it looks: Half-timbered manor of the Pays d’Auge, oak stripes on cream plaster, steep tile roof, brick chimneys; cider orchards, hedgerows, piebald cattle; big pale skies after rain; cream, oak brown, apple red, wet green.
	images: [
		{
			name: 'villa-2/facade',
			alt: 'A half-timbered manor across a wet lawn on a May morning, oak stripes on cream plaster under a steep roof; blossom hangs in from the left and the blue half-door is open.',
		},
		{
			name: 'villa-2/arrival',
			alt: 'An avenue of old limes, perfectly straight, runs to two brick pillars under a high white sky; a pair of muddy wellingtons has been left at the foot of one.',
		},
		{
			name: 'villa-2/view',
			alt: 'Orchard rows fall away to hedgerows and a far slate spire, clouds piled three high and lit from the side; one brown-and-white cow stands beneath the nearest tree.',
		},
		{
			name: 'villa-2/living-room',
			alt: 'A hearth tall enough to stand in, its fire the only bright thing in a room of dark beams; two wing chairs face it, a hand of cards laid down between them.',
		},
		{
			name: 'villa-2/dining',
			alt: 'A timbered hall seen down the whole length of a table for fifteen, candles in pewter, leaded windows blue with evening, and an apple tart with one slice gone.',
		},
		{
			name: 'villa-2/kitchen',
			alt: 'A kitchen with a chessboard floor and a cornflower-blue range; a slatted crate of red apples on the table, the back door open on a yard shining with rain.',
		},
		{
			name: 'villa-2/bedroom-toile',
			alt: 'A four-poster hung in red toile de Jouy with walls to match, grey morning in a deep casement, and a breakfast tray with a boiled egg on the counterpane.',
		},
		{
			name: 'villa-2/bedroom-loft',
			alt: 'Two narrow beds under a tent of roof timbers, rain on the skylight between them, and a torch still shining beneath one of the quilts.',
		},
		{
			name: 'villa-2/bathroom',
			alt: 'A copper bath alone on wide oak boards beneath a low window full of apple leaves; steam on the panes, and a ship drawn in it by a finger.',
		},
		{
			name: 'villa-2/pool',
			alt: 'A threshing barn turned indoor pool, the still green water doubling its roof trusses; late sun comes through the cart door onto one striped bathrobe on a hook.',
		},
		{
			name: 'villa-2/orchard',
			alt: 'October in the orchard: a tapering ladder against a tree heavy with red fruit, a half-filled basket on the third rung, low gold light along the grass.',
		},
		{
			name: 'villa-2/night',
			alt: 'The manor at the end of dusk, smoke standing straight from one chimney, nine small windows lit, a harvest moon caught in bare apple branches.',
		},
	],
	videoHero: 'villa-2',
}
