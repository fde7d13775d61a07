import hotelCards from 'virtual:catalogue/hotel-cards'
import hotels from 'virtual:catalogue/hotels'
import villaCards from 'virtual:catalogue/villa-cards'
import villas from 'virtual:catalogue/villas'
import type { Hotel, ServedFilm, ServedPicture, Villa } from '#shared/catalogue/property.ts'
import type { WholeProperty } from '#shared/catalogue/whole-property.ts'

/** What lists show of every property, in the order of their ids. */
export { hotelCards, villaCards }

const loaded = {
	villas: new Map<string, Villa>(),
	hotels: new Map<string, Hotel>(),
	pictures: new Map<string, ServedPicture>(),
	films: new Map<string, ServedFilm>(),
}

/** A villa with everything. An id that is none gives villa 1 (specification 1 section 8). */
export const loadVilla = async (id: string): Promise<Villa> => keep(loaded.villas, await load(villas, id))

/** A hotel with everything. An id that is none gives hotel 1. */
export const loadHotel = async (id: string): Promise<Hotel> => keep(loaded.hotels, await load(hotels, id))

/** A villa that has been loaded before, without waiting. The server loads all at its start. */
export const loadedVilla = (id: string): Villa | undefined => loaded.villas.get(known(villas, id))
export const loadedHotel = (id: string): Hotel | undefined => loaded.hotels.get(known(hotels, id))

/** How a picture of a loaded property is served; null while it has not been made. */
export const servedPicture = (name: string): ServedPicture | null => loaded.pictures.get(name) ?? null
export const servedFilm = (name: string): ServedFilm | null => loaded.films.get(name) ?? null

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
