import type { HotelCard, VillaCard } from './card.ts'
import type { LandingWords, ListWords } from './content.ts'
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
export type ListContent<Card> = { opening: Opening; words: ListWords; cards: readonly Card[] }
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

/**
 * The format of this data, as a part of its address. Raise it when a member changes its meaning: pages that an earlier release sent then find no
 * data, and load whole pages.
 */
const FORMAT = 1

/** What the page at a path shows of the catalogue: 'villas', 'hotels/7', 'home'. */
export const dataKeyOf = (path: string) => path.replace(/(?<=.)\/$/, '').slice(1) || 'home'

/** The address of a page's data. */
export const dataPath = (key: string) => `/catalogue/${FORMAT}/${key}.json`
