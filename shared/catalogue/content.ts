import type { CatalogueHotel, CatalogueVilla, Picture } from './property.ts'
import type { RenamedEvent } from './events/renamed-events.ts'
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
	renamedEvents?: readonly RenamedEvent[]
}

/** With all that earlier releases did not store: the built-in content, which fills in what is missing. */
export type WholeLanding = LandingContent & Required<Pick<LandingContent, 'words' | 'planners' | 'events'>>

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

/** What an entry of the library says. Only its name is required, and its other fields have the names of those that trips copy. */
type LibraryContent = {
	name: string
	location?: string | undefined
	country?: string | undefined
	phone?: string | undefined
	description?: string | undefined
	images?: readonly Picture[] | undefined
}

export const LODGING_TYPES = ['hotel', 'villa'] as const
type LodgingType = (typeof LODGING_TYPES)[number]

/** A hotel or villa without a public page. Times are as a stay has them: '15:00', 'from 3 pm'. */
export type LodgingContent = LibraryContent & {
	type?: LodgingType | null | undefined
	address?: string | undefined
	checkInFrom?: string | undefined
	checkOutBy?: string | undefined
}

/** Something to do, as an activity of a trip has it. */
export type ExperienceContent = LibraryContent & {
	time?: string | undefined
	endTime?: string | undefined
	additionalInformation?: string | undefined
}

/** What visitors see on the site. */
export const SITE_KINDS = ['villa', 'hotel', 'landing'] as const
export type SiteKind = (typeof SITE_KINDS)[number]
/** What only trips show (CRM-400): it has neither a page nor a number. */
export const LIBRARY_KINDS = ['lodging', 'experience'] as const
export type LibraryKind = (typeof LIBRARY_KINDS)[number]
export const ITEM_KINDS = [...SITE_KINDS, ...LIBRARY_KINDS] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** A value for each kind of item. */
export const perKind = <T>(make: (kind: ItemKind) => T): Readonly<Record<ItemKind, T>> =>
	Object.fromEntries(ITEM_KINDS.map((kind) => [kind, make(kind)])) as Record<ItemKind, T>

export const isSiteKind = (kind: ItemKind): kind is SiteKind => SITE_KINDS.some((one) => one === kind)

/** The whole content of an item, with its kind. */
export type ItemContent =
	| { kind: 'villa'; content: VillaContent }
	| { kind: 'hotel'; content: HotelContent }
	| { kind: 'landing'; content: LandingContent }
	| { kind: 'lodging'; content: LodgingContent }
	| { kind: 'experience'; content: ExperienceContent }

/** An item of the site, and one of the library. */
export type SiteContent = Extract<ItemContent, { kind: SiteKind }>
export type LibraryItem = Extract<ItemContent, { kind: LibraryKind }>
