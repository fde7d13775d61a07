import type { CatalogueHotel, CatalogueVilla } from './property.ts'
import type { DestinationTile, HeroPicture, Planner, ServiceTile, TitledLine } from './tile.ts'

/** What staff write about a villa or hotel. Its public number is not part of it: it is given when it is first published. */
export type VillaContent = Omit<CatalogueVilla, 'id'>
export type HotelContent = Omit<CatalogueHotel, 'id'>

/**
 * What the landing page, the two lists and the event pages show besides properties. Earlier releases stored none of the optional members: then
 * the built-in ones show.
 */
export type LandingContent = {
	/** The pictures at the top of pages that do not show a property, and of the banner for journeys. */
	openings: Readonly<Record<OpeningKey, HeroPicture>>
	lists: Readonly<Record<'villas' | 'hotels', ListWords>>
	destinations: readonly DestinationTile[]
	services: readonly ServiceTile[]
	words?: LandingWords
	planners?: readonly Planner[]
	events?: readonly EventWords[]
}

/** What the agency says of itself on the landing page. */
export type LandingWords = ListWords & {
	/** A blank line of its text begins a paragraph. */
	introduction: { title: string; text: string }
	/** Below the title of the banner for journeys. */
	itineraries: string
	differences: { title: string; entries: readonly TitledLine[] }
	companies: { line: string; entries: readonly TitledLine[] }
	/** Above the ways to reach the agency. */
	contact: string
}

/** What the page of an event says above its hotels. `name` is the tag of the hotels. */
export type EventWords = { name: string; line: string; description: string }

export const OPENING_KEYS = ['home', 'villas', 'hotels', 'itinerary', 'links'] as const
export type OpeningKey = (typeof OPENING_KEYS)[number]

/** The line below a page's title, and what search engines show. Both may name places. */
export type ListWords = { subtitle: string; description: string }

export const ITEM_KINDS = ['villa', 'hotel', 'landing'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** The whole content of an item, with its kind. */
export type ItemContent =
	| { kind: 'villa'; content: VillaContent }
	| { kind: 'hotel'; content: HotelContent }
	| { kind: 'landing'; content: LandingContent }
