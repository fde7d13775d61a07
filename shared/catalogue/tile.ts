import type { Picture, ServedPicture } from './property.ts'

/** A place of the landing page's popular destinations. */
export type DestinationTile = { name: string; line: string; picture: Picture }

/** One of the agency's four services; `href` is the list that it leads to, or null. */
export type ServiceTile = { title: string; line: string; href: '/hotels' | '/villas' | null; picture: Picture }

/** What a page of the site opens with where no property does. */
export type OpeningPicture = { picture: Picture }

/** A tile with how its picture is served; null while it has not been made. */
export type Shown<Tile> = Tile & { served: ServedPicture | null }
