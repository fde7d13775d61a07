import type { HotelCard, VillaCard } from './card.ts'
import type { LandingWords, ListWords } from './content.ts'
import type { ListHead, ListPart } from './lists/long-list.ts'
import type { Hotel, Villa } from './property.ts'
import type { PropertyBundle } from './property-bundle.ts'
import type { HeroPicture, LinkedDestination, Planner, ServiceTile, WithServedPicture } from './tile.ts'

/** An event that hotels are tagged with, and the slug of its page. */
export type EventLink = { name: string; slug: string }
type Opening = WithServedPicture<HeroPicture>

export type HomeContent = {
	opening: Opening
	itinerary: Opening
	destinations: readonly WithServedPicture<LinkedDestination>[]
	services: readonly WithServedPicture<ServiceTile>[]
	/** An instance of the previous release sends neither these nor the planners. */
	words?: LandingWords
	planners?: readonly WithServedPicture<Planner>[]
}
/**
 * A list with all its cards, or of a long list one page (SITE-200). Only long lists have the members of the head and `part`. In a document,
 * cards and `part` are in blocks of their own, because they depend on its query.
 */
export type ListContent<Card> = Partial<ListHead> & {
	opening: Opening
	words: ListWords
	cards: readonly Card[]
	part?: ListPart
}
export type LinksContent = { opening: Opening }
/** What one page shows of the catalogue, besides the links to events in its footer. */
export type PageContent =
	| HomeContent
	| ListContent<VillaCard>
	| ListContent<HotelCard>
	| LinksContent
	| PropertyBundle<Villa>
	| PropertyBundle<Hotel>

/** A page's part of the catalogue, as a block of its document and as JSON at its `dataPath` (SITE-173). */
export type PageData = { events: readonly EventLink[]; content: PageContent | null }

/** What all pages of a list share: the content of any other page, and of a long list all but its results (SITE-200). */
export const sharedContent = (content: PageContent): PageContent =>
	'part' in content && content.part ? { ...content, cards: [], part: undefined } : content

/**
 * The format of this data, as a part of its address. Raise it when a member changes its meaning: pages that an earlier release sent then find no
 * data, and load whole pages.
 */
const FORMAT = 1

/** What the page at a path shows of the catalogue: 'villas', 'hotels/7', 'home'. */
export const dataKeyOf = (path: string) => path.replace(/(?<=.)\/$/, '').slice(1) || 'home'

/** The address of a page's data. */
export const dataPath = (key: string) => `/catalogue/${FORMAT}/${key}.json`
