import type { DestinationTile, ServiceTile } from '#shared/catalogue/tile.ts'

/** The popular destinations of the landing page, in their order (SITE-40). */
export const destinations: readonly DestinationTile[] = [
	{
		name: 'French Riviera',
		line: 'Stone pines, striped awnings and a swim before the market opens.',
		villas: ['1'],
		hotels: ['2', '3', '4', '5', '6', '7'],
		picture: {
			name: 'destination-french-riviera',
			alt: 'The corniche in low sun: an open cream car rounds a bend between a terracotta wall and the sea, a stone pine leaning over the parapet and a deep bay of yachts far below.',
		},
	},
	{
		name: 'Caribbean',
		line: 'A steady trade wind, and sloops still built on the beach where they are launched.',
		villas: [],
		hotels: [],
		picture: {
			name: 'destination-caribbean',
			alt: 'Two steep green volcanic cones above a palm-fringed bay at noon, a wooden sloop with one patched sail at anchor in the shallows.',
		},
	},
	{
		name: 'Italian coast',
		line: 'A tall pink house, a small harbour, and somebody’s aunt cooking upstairs.',
		villas: ['4'],
		hotels: [],
		picture: {
			name: 'destination-italian-coast',
			alt: 'Tall houses of rose, ochre and faded green shoulder to shoulder along a pocket harbour at dusk, their lit windows laid on the water before them and one boat with its lateen sail furled.',
		},
	},
	{
		name: 'Swiss Alps',
		line: 'First tracks by nine, fondue by candle, the last train up at eleven.',
		villas: [],
		hotels: [],
		picture: {
			name: 'destination-swiss-alps',
			alt: 'A red mountain train crosses a stone viaduct above snowy firs in blue dusk, a crooked rock peak catching the last pink light and a chalet with smoke at its chimney.',
		},
	},
	{
		name: 'Maldives',
		line: 'Twelve hundred islands, most of them shorter than their own jetties.',
		villas: [],
		hotels: [],
		picture: {
			name: 'destination-maldives',
			alt: 'An island from high above between white clouds, palms in rings of sand and turquoise on a dark ocean, a bent jetty of thatched huts and the small shadow of a seaplane on the lagoon.',
		},
	},
	{
		name: 'Portuguese coast',
		line: 'Big Atlantic, small tiled towns, grilled sardines on the pavement.',
		villas: ['6'],
		hotels: [],
		picture: {
			name: 'destination-portuguese-coast',
			alt: 'A red-topped lighthouse on a green headland above long white breakers, late afternoon, a beach of boats with high painted prows and one net spread to dry.',
		},
	},
	{
		name: 'Amalfi Coast',
		line: 'Lemon terraces, nine hundred steps, and the boat home.',
		villas: [],
		hotels: [],
		picture: {
			name: 'destination-amalfi-coast',
			alt: 'A town of stacked white and coral houses climbs a cliff around a dome of green and yellow tiles, seen through a pergola hung with lemons; a ferry draws a white curve below.',
		},
	},
	{
		name: 'Algarve',
		line: 'Ochre cliffs, sea caves, and a winter that hardly bothers.',
		villas: ['6'],
		hotels: [],
		picture: {
			name: 'destination-algarve',
			alt: 'From inside a sea cave: a vault of banded ochre with a round hole open to the sky, a disc of sun on the sand beneath it and a yellow kayak drawn up in it, the sea in two arches behind.',
		},
	},
]

/** The agency's four services, as tiles of the landing page. */
export const services: readonly ServiceTile[] = [
	{
		title: 'Private jet travel',
		line: 'From the airfield nearest you to the one nearest the beach, at the hour you name.',
		href: null,
		picture: {
			name: 'service-private-jets',
			alt: 'A small white jet on a wet apron at dawn, its steps let down and its cabin lit, two leather bags waiting at the foot and hills in a line of mist.',
		},
	},
	{
		title: 'Luxury hotels and resorts',
		line: 'From the Riviera to the Gulf, in the room you wanted and not the one left over.',
		href: '/hotels',
		picture: {
			name: 'service-hotels',
			alt: 'A hotel balcony in the evening above a palm-lined bay, a brass key with a red tassel lying on a small round table beside a single coupe glass.',
		},
	},
	{
		title: 'Luxury villas',
		line: 'A house, its cook and the keys, for a week or for the summer.',
		href: '/villas',
		picture: {
			name: 'service-villas',
			alt: 'An arched garden gate stands open on a white house at the end of a lavender path, morning, a basket of figs set down on the path and a corner of blue pool beyond.',
		},
	},
	{
		title: 'ABTA and ATOL financial protection',
		line: 'An ATOL certificate with each holiday that includes a flight, and an ABTA member to answer for it.',
		href: null,
		picture: {
			name: 'service-protection',
			alt: 'A desk at a rainy London window towards dusk: under a green lamp lie a folder tied with ribbon and two passports, and a furled umbrella hangs from the chair.',
		},
	},
]
