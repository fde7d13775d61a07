import type { Catalogue } from './catalogue.ts'
import type { Hotel, ServedFilm, ServedPicture, Villa } from './property.ts'
import { servedAs } from './served-as.ts'

/** Everything that the page of a villa or hotel shows. */
export type PropertyBundle<Property> = {
	property: Property
	/** The served pictures by name. Those that have not been built are missing. */
	pictures: Record<string, ServedPicture>
	film: ServedFilm | null
}

/** A property with everything that its page shows. */
export function bundleOf<P extends Villa | Hotel>(
	{ pictures, films }: Pick<Catalogue, 'pictures' | 'films'>,
	property: P,
): PropertyBundle<P> {
	const served = property.images.flatMap((image, index) => {
		const picture = servedAs(pictures, image)
		// Social previews show the first picture.
		return picture ? [[image.name, index === 0 ? picture : { ...picture, social: null }] as const] : []
	})
	return {
		property,
		pictures: Object.fromEntries(served),
		film: films[property.videoHero ?? ''] ?? null,
	}
}
