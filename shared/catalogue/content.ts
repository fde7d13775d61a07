import type { CatalogueHotel, CatalogueVilla } from './property.ts'
import type { DestinationTile, HeroPicture, ServiceTile } from './tile.ts'

/** What staff write about a villa or hotel. Its public number is not part of it: it is given when it is first published. */
export type VillaContent = Omit<CatalogueVilla, 'id'>
export type HotelContent = Omit<CatalogueHotel, 'id'>

/** What the landing page and the two lists show besides properties. */
export type LandingContent = {
	/** The pictures at the top of pages that do not show a property, and of the banner for journeys. */
	openings: Readonly<Record<OpeningKey, HeroPicture>>
	lists: Readonly<Record<'villas' | 'hotels', ListWords>>
	destinations: readonly DestinationTile[]
	services: readonly ServiceTile[]
}
export const OPENING_KEYS = ['home', 'villas', 'hotels', 'itinerary', 'links'] as const
export type OpeningKey = (typeof OPENING_KEYS)[number]

/** The line below a list's title, and what search engines show. Both may name places. */
export type ListWords = { subtitle: string; description: string }

export const ITEM_KINDS = ['villa', 'hotel', 'landing'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** The whole content of an item, with its kind. */
export type ItemContent =
	| { kind: 'villa'; content: VillaContent }
	| { kind: 'hotel'; content: HotelContent }
	| { kind: 'landing'; content: LandingContent }
