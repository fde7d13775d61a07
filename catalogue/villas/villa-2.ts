import type { CatalogueVilla } from '#shared/catalogue/property.ts'

export const villa: CatalogueVilla = {
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
	description:
		'It will rain at some point, and you will be glad of it: for the drumming on the tiles, for the fire that takes a whole log, for the green it leaves behind. Hautepomme has stood in the Pays d’Auge since 1587, an oak frame and cream plaster that have leaned a little further into the hill each century. The threshing barn now holds a warm pool. The orchard holds eleven kinds of apple, and the cellar what became of them. Deauville’s boardwalk is thirty-five minutes away. Oysters come over from Courseulles on Friday mornings, still shut.',
	highlights: [
		'Manor of 1587 with its timber frame intact',
		'Indoor pool under the trusses of the threshing barn, 29 °C all year',
		'Nine hectares of cider orchard and hedgerow',
		'Fireplaces in five rooms, with the wood cut and stacked',
		'One table for fifteen in the timbered hall',
		'Tasting of the house cider, pommeau and calvados',
		'Deauville in thirty-five minutes, the ferry at Ouistreham in forty',
	],
	suites: [
		{
			type: 'Toile Suite',
			count: 1,
			size: '46 sqm',
			features: [
				'Four-poster hung in red toile de Jouy',
				'Copper bath beneath the window',
				'Separate rain shower',
				'Fireplace',
				'Window seat over the orchard',
				'Dressing table',
				'Heated towel rail',
			],
		},
		{
			type: 'Chimney Suite',
			count: 1,
			size: '44 sqm',
			features: [
				'King-size bed',
				'Sitting area before a double hearth',
				'Roll-top bath',
				'Walk-in wardrobe',
				'Books on apples, ships and Flaubert',
				'Radiators that work',
			],
		},
		{
			type: 'Orchard Room',
			count: 3,
			size: '28 sqm',
			features: [
				'Queen-size bed with a feather quilt',
				'Shower room in slate',
				'Leaded casement onto the apple trees',
				'Wool carpets over wide boards',
				'Tea tray with thick cups',
			],
		},
		{
			type: 'Gable Room',
			count: 1,
			size: '24 sqm',
			features: [
				'Double bed built into the timbers',
				'View down the lime avenue',
				'Writing slope',
				'Bathroom shared with the top floor',
			],
		},
		{
			type: 'Rafter Loft',
			count: 1,
			size: '26 sqm',
			features: [
				'Two single beds',
				'Skylight for the rain',
				'Torches and comics',
				'Rope banister',
				'Model railway',
				'Night light',
				'Bathroom shared with the top floor',
			],
		},
		{
			type: 'Page’s Room',
			count: 1,
			size: '12 sqm',
			features: [
				'One single bed',
				'Oak door a metre and a half high',
				'Shelf of small books',
				'Bathroom shared with the top floor',
			],
		},
	],
	layout: [
		{
			floor: 'Ground floor',
			areas: [
				'Timbered hall with a table for fifteen',
				'Great hearth room',
				'Kitchen with a cornflower-blue range',
				'Boot room',
				'Orchard Room with a door to the lawn',
			],
		},
		{ floor: 'First floor', areas: ['Toile Suite', 'Chimney Suite', 'Two Orchard Rooms', 'Landing library'] },
		{ floor: 'Under the roof', areas: ['Gable Room', 'Rafter Loft', 'Page’s Room', 'Bathroom'] },
		{
			floor: 'Barns and orchard',
			areas: [
				'Pool barn with changing rooms',
				'Cider press and cellar',
				'Table tennis in the cart shed',
				'Croquet lawn',
				'Parking for eight cars',
			],
		},
	],
	services: [
		'Housekeeping each weekday morning',
		'Breakfast laid in the kitchen',
		'Fires set and lit',
		'Logs, candles and wellingtons in all sizes',
		'A first-night supper of soup, tart and cheese',
		'Pool kept and tested daily',
		'Wi-Fi, as far as the apple trees',
	],
	servicesOnRequest: [
		'Cook for the week or for one evening',
		'Riding on the sands at Houlgate',
		'Private guide to the landing beaches',
		'Tee times at the coast courses',
		'Apple pressing for children in October',
		'Chauffeur from Deauville airport or the Paris train',
	],
	// How it looks: Half-timbered manor of the Pays d’Auge, oak stripes on cream plaster, steep tile roof, brick
	// chimneys; cider orchards, hedgerows, piebald cattle; big pale skies after rain; cream, oak brown, apple red,
	// wet green.
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
