import type { ServedFilm, ServedPicture } from './property.ts'

/** Everything that the page of one villa or hotel shows of it. */
export type WholeProperty<Property> = {
	property: Property
	/** How its pictures are served, by their names; those not made yet are missing. */
	pictures: Record<string, ServedPicture>
	film: ServedFilm | null
}
