import hotels from 'virtual:catalogue/hotels'
import villas from 'virtual:catalogue/villas'
import type { Hotel, ServedFilm, ServedPicture, Villa } from '#shared/catalogue/property.ts'
import type { WholeProperty } from '#shared/catalogue/whole-property.ts'

const loaded = {
	villas: new Map<string, Villa>(),
	hotels: new Map<string, Hotel>(),
	pictures: new Map<string, ServedPicture>(),
	films: new Map<string, ServedFilm>(),
}

/** A villa with everything. An id that is none gives villa 1 (SITE-63). */
export const loadVilla = async (id: string): Promise<Villa> =>
	loadedVilla(id) ?? keep(loaded.villas, await load(villas, id))

/** A hotel with everything. An id that is none gives hotel 1. */
export const loadHotel = async (id: string): Promise<Hotel> =>
	loadedHotel(id) ?? keep(loaded.hotels, await load(hotels, id))

/** A villa that has been loaded before, without waiting. The server loads all at its start. */
export const loadedVilla = (id: string): Villa | undefined => loaded.villas.get(known(villas, id))
export const loadedHotel = (id: string): Hotel | undefined => loaded.hotels.get(known(hotels, id))

/** How a picture of a loaded property is served; null while it has not been made. */
export const servedPicture = (name: string): ServedPicture | null => loaded.pictures.get(name) ?? null
export const servedFilm = (name: string): ServedFilm | null => loaded.films.get(name) ?? null

/** A loaded property with all that its page shows of it. */
export const wholeOf = <P extends Villa | Hotel>(property: P): WholeProperty<P> => ({
	property,
	pictures: Object.fromEntries(
		property.images.flatMap(({ name }) => {
			const served = servedPicture(name)
			return served ? [[name, served]] : []
		}),
	),
	film: property.videoHero === null ? null : servedFilm(property.videoHero),
})

/** Keeps a property that came with the page instead of being loaded. */
export function keepWhole(whole: WholeProperty<Villa | Hotel>) {
	const { property } = whole
	if ('starRating' in property) keep(loaded.hotels, { ...whole, property })
	else keep(loaded.villas, { ...whole, property })
}

type Loaders<P> = Readonly<Record<string, () => Promise<{ default: WholeProperty<P> }>>>

const known = (loaders: Loaders<unknown>, id: string) => (Object.hasOwn(loaders, id) ? id : '1')

async function load<P>(loaders: Loaders<P>, id: string): Promise<WholeProperty<P>> {
	const loadOne = loaders[known(loaders, id)]
	if (!loadOne) throw new Error('The catalogue is empty')
	return (await loadOne()).default
}

function keep<P extends Villa | Hotel>(properties: Map<string, P>, { property, pictures, film }: WholeProperty<P>): P {
	properties.set(property.id, property)
	for (const name in pictures) if (pictures[name]) loaded.pictures.set(name, pictures[name])
	if (property.videoHero !== null && film) loaded.films.set(property.videoHero, film)
	return property
}
