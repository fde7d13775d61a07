import type { StayLink } from './destination-stays.ts'
import type { Picture, ServedPicture } from './property.ts'

/** A popular destination on the landing page, with the ids of the villas and hotels that are there. */
export type DestinationTile = {
	name: string
	line: string
	villas: readonly string[]
	hotels: readonly string[]
	picture: Picture
}

/** A destination as the landing page shows it: with links to its stays. */
export type LinkedDestination = Omit<DestinationTile, 'villas' | 'hotels'> & { links: readonly StayLink[] }

/** One of the agency's four services. `href` is the list that it leads to, or null. */
export type ServiceTile = { title: string; line: string; href: '/hotels' | '/villas' | null; picture: Picture }

/** A title with what it promises. */
export type TitledLine = { title: string; line: string }

/** Who plans journeys, with a portrait. */
export type Planner = { name: string; role: string; line: string; picture: Picture }

/** The picture at the top of a page that does not show a property. */
export type HeroPicture = { picture: Picture }

/** A tile with its served picture, or null until the picture has been built. */
export type WithServedPicture<Tile> = Tile & { served: ServedPicture | null }
