import type { Picture, ServedPicture } from './property.ts'

/** A popular destination on the landing page. */
export type DestinationTile = { name: string; line: string; picture: Picture }

/** One of the agency's four services. `href` is the list that it leads to, or null. */
export type ServiceTile = { title: string; line: string; href: '/hotels' | '/villas' | null; picture: Picture }

/** The picture at the top of a page that does not show a property. */
export type HeroPicture = { picture: Picture }

/** A tile with its served picture, or null until the picture has been built. */
export type WithServedPicture<Tile> = Tile & { served: ServedPicture | null }
