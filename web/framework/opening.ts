import type { PageContent } from '#shared/catalogue/page-data.ts'
import { nightPictureOf, type ServedPicture } from '#shared/catalogue/property.ts'
import { OPENING_SIZES } from '#web/ui/served-picture.tsx'

/** The attributes of a link that preloads a picture, as in HTML. */
type Preload = { imageSrcset: string; imageSizes: string; type: string }
/** The pictures that open a page in the two themes. */
export type Opening = { light: Preload; dark: Preload }

/** What to preload for a page that shows this of the catalogue; undefined when it does not open with a picture. Server only. */
export function openingOf(content: PageContent | null): Opening | undefined {
	if (!content) return undefined
	if (!('property' in content)) {
		const preload = preloadOf(content.opening.served)
		return preload && { light: preload, dark: preload }
	}
	const { property, pictures, film } = content
	const light = film?.poster
		? { imageSrcset: film.poster, imageSizes: OPENING_SIZES, type: 'image/webp' }
		: preloadOf(pictures[property.images[0].name])
	const night = nightPictureOf(property)
	const dark = (night && preloadOf(pictures[night.name])) ?? light
	return light && dark && { light, dark }
}

/** The files of the best format, among which the browser chooses by width. */
function preloadOf(served: ServedPicture | null | undefined): Preload | undefined {
	const [best] = served?.sources ?? []
	if (!served || !best) return undefined
	const choices = served.sources.filter(({ type }) => type === best.type).map(({ src, width }) => `${src} ${width}w`)
	const imageSrcset = best.type === 'image/svg+xml' ? best.src : choices.join(', ')
	return { imageSrcset, imageSizes: OPENING_SIZES, type: best.type }
}
