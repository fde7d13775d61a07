import ids from 'virtual:catalogue/ids'
import type { Hotel, ServedFilm, ServedPicture, Villa } from '#shared/catalogue/property.ts'
import type { PropertyBundle } from '#shared/catalogue/property-bundle.ts'

const loaded = {
	villas: new Map<string, Villa>(),
	hotels: new Map<string, Hotel>(),
	pictures: new Map<string, ServedPicture>(),
	films: new Map<string, ServedFilm>(),
}

/** Loads a villa; villa 1 for an unknown id (SITE-63). */
export const loadVilla = async (id: string): Promise<Villa> =>
	loadedVilla(id) ?? add(loaded.villas, await load(import('virtual:catalogue/villas'), existingId(ids.villas, id)))

/** Loads a hotel; hotel 1 for an unknown id (SITE-68). */
export const loadHotel = async (id: string): Promise<Hotel> =>
	loadedHotel(id) ?? add(loaded.hotels, await load(import('virtual:catalogue/hotels'), existingId(ids.hotels, id)))

/** A villa that is already loaded. The server loads all of them at startup. */
export const loadedVilla = (id: string): Villa | undefined => loaded.villas.get(existingId(ids.villas, id))
export const loadedHotel = (id: string): Hotel | undefined => loaded.hotels.get(existingId(ids.hotels, id))

/** A picture of a loaded property; null until it has been built. */
export const servedPicture = (name: string): ServedPicture | null => loaded.pictures.get(name) ?? null
export const servedFilm = (name: string): ServedFilm | null => loaded.films.get(name) ?? null

export const bundleOf = <P extends Villa | Hotel>(property: P): PropertyBundle<P> => ({
	property,
	pictures: Object.fromEntries(
		property.images.flatMap(({ name }) => {
			const served = servedPicture(name)
			return served ? [[name, served]] : []
		}),
	),
	film: property.videoHero === null ? null : servedFilm(property.videoHero),
})

/** Adds a property that was embedded in the page. */
export function addBundle(bundle: PropertyBundle<Villa | Hotel>) {
	const { property } = bundle
	if ('starRating' in property) add(loaded.hotels, { ...bundle, property })
	else add(loaded.villas, { ...bundle, property })
}

/** The first page of a visit embeds its property: it needs no loaders, so they are a chunk of their own. */
type Loaders<P> = Promise<{ default: Readonly<Record<string, () => Promise<{ default: PropertyBundle<P> }>>> }>

const existingId = (ids: readonly string[], id: string) => (ids.includes(id) ? id : '1')

async function load<P>(loaders: Loaders<P>, id: string): Promise<PropertyBundle<P>> {
	const loadOne = (await loaders).default[id]
	if (!loadOne) throw new Error('The catalogue is empty')
	return (await loadOne()).default
}

function add<P extends Villa | Hotel>(properties: Map<string, P>, { property, pictures, film }: PropertyBundle<P>): P {
	properties.set(property.id, property)
	for (const name in pictures) if (pictures[name]) loaded.pictures.set(name, pictures[name])
	if (property.videoHero !== null && film) loaded.films.set(property.videoHero, film)
	return property
}
