import type { WholeLanding } from './content.ts'
import type { CatalogueHotel, CatalogueVilla, ServedFilm, ServedPicture } from './property.ts'

/** Everything that the public pages show of the catalogue, at one moment. With the rates, which no page may contain (SITE-101). */
export type Catalogue = {
	/** In the order of their numbers. */
	villas: readonly CatalogueVilla[]
	hotels: readonly CatalogueHotel[]
	landing: WholeLanding
	/** The served files of each picture and film, by its name. */
	pictures: Readonly<Record<string, ServedPicture>>
	films: Readonly<Record<string, ServedFilm>>
}
