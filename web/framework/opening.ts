import home from 'virtual:catalogue/hero/home'
import hotels from 'virtual:catalogue/hero/hotels'
import villas from 'virtual:catalogue/hero/villas'
import { nightPictureOf, type ServedPicture } from '#shared/catalogue/property.ts'
import { PAGES } from '#shared/paths.ts'
import { OPENING_SIZES } from '#web/ui/served-picture.tsx'
import { loadedHotel, loadedVilla, servedFilm, servedPicture } from '../site/catalogue.ts'
import { idAt, type Page } from './routes.tsx'

/** The attributes of a link that preloads a picture, as in HTML. */
type Preload = { imageSrcset: string; imageSizes: string; type: string }
/** The pictures that open a page in the two themes. */
export type Opening = { light: Preload; dark: Preload }

const HEROES: Partial<Record<string, ServedPicture | null>> = {
	[PAGES.home]: home.served,
	[PAGES.luxuryTravel]: home.served,
	[PAGES.villas]: villas.served,
	[PAGES.hotels]: hotels.served,
}

/** What to preload for the page at a path; undefined when it does not open with a picture. Server only. */
export function openingOf({ propertyKind }: Page, path: string): Opening | undefined {
	if (!propertyKind) {
		const preload = preloadOf(HEROES[path.replace(/(?<=.)\/$/, '')])
		return preload && { light: preload, dark: preload }
	}
	const property = propertyKind === 'villa' ? loadedVilla(idAt(path)) : loadedHotel(idAt(path))
	if (!property) return undefined
	const film = property.videoHero === null ? null : servedFilm(property.videoHero)
	const light = film
		? { imageSrcset: film.poster, imageSizes: OPENING_SIZES, type: 'image/webp' }
		: preloadOf(servedPicture(property.images[0].name))
	const night = nightPictureOf(property)
	const dark = (night && preloadOf(servedPicture(night.name))) ?? light
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
