/** The films at the top of properties' pages: the property, its animated scene, and the length of one loop. */
export const films: readonly { name: string; scene: string; seconds: number }[] = [
	{ name: 'villa-1', scene: 'villa-1/terrace', seconds: 8 },
	{ name: 'villa-2', scene: 'villa-2/facade', seconds: 8 },
	{ name: 'villa-3', scene: 'villa-3/lagoon', seconds: 8 },
	{ name: 'villa-4', scene: 'villa-4/pool', seconds: 8 },
	{ name: 'villa-5', scene: 'villa-5/cypress-road', seconds: 8 },
	{ name: 'hotel-1', scene: 'hotel-1/mangroves', seconds: 8 },
	{ name: 'hotel-3', scene: 'hotel-3/facade', seconds: 8 },
	{ name: 'hotel-6', scene: 'hotel-6/facade', seconds: 8 },
	{ name: 'hotel-7', scene: 'hotel-7/facade', seconds: 8 },
	{ name: 'hotel-8', scene: 'hotel-8/beach', seconds: 8 },
	{ name: 'hotel-9', scene: 'hotel-9/cove', seconds: 8 },
	{ name: 'hotel-10', scene: 'hotel-10/canyon', seconds: 8 },
	{ name: 'hotel-12', scene: 'hotel-12/facade', seconds: 8 },
]
