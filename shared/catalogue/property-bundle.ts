import type { ServedFilm, ServedPicture } from './property.ts'

/** Everything that the page of a villa or hotel shows. */
export type PropertyBundle<Property> = {
	property: Property
	/** The served pictures by name. Those that have not been built are missing. */
	pictures: Record<string, ServedPicture>
	film: ServedFilm | null
}
