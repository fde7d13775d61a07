import type { Plugin } from 'vite'
import { type Catalogue, readCatalogue } from '../../catalogue/catalogue.ts'
import { destinations, services } from '../../catalogue/destinations.ts'
import { heroPictures } from '../../catalogue/hero-pictures.ts'
import { landing } from '../../catalogue/landing.ts'
import { hotelCards, villaCard } from '../../shared/catalogue/card.ts'
import { stayLinks } from '../../shared/catalogue/destination-stays.ts'
import { eventsOf } from '../../shared/catalogue/event-list.ts'
import type { CatalogueHotel, CatalogueVilla } from '../../shared/catalogue/property.ts'
import type {
	DestinationTile,
	HeroPicture,
	LinkedDestination,
	ServiceTile,
	WithServedPicture,
} from '../../shared/catalogue/tile.ts'

const PREFIX = 'virtual:catalogue/'

/**
 * Provides the catalogue to pages in chunks, so that no page loads more than it shows (types: web/catalogue/chunks.d.ts):
 * `virtual:catalogue/villa-cards` and `hotel-cards` for lists, `villas` and `hotels` with one chunk per property and all their `ids`, `events`
 * for links to their pages, `destinations` and `services` for the landing page, and `hero/{key}` for the picture at the top of a page.
 */
export const catalogue = (): Plugin => ({
	name: 'catalogue',
	resolveId: { filter: { id: /^virtual:catalogue\// }, handler: (id) => `\0${id}` },
	load: {
		filter: { id: /^\0virtual:catalogue\// },
		async handler(id) {
			const catalogue = await readCatalogue()
			for (const file of catalogue.files) this.addWatchFile(file)
			return { code: chunk(catalogue, id.slice(PREFIX.length + 1)), moduleSideEffects: false }
		},
	},
})

function chunk(catalogue: Catalogue, name: string): string {
	const { villas, hotels, pictures } = catalogue
	const [kind = '', ...rest] = name.split('/')
	const id = rest.join('/')
	switch (kind) {
		case 'built-in':
			return toModule({ villas, hotels, landing, pictures, films: catalogue.films })
		case 'villa-cards':
			return toModule(villas.map((villa) => villaCard(villa, pictures)))
		case 'hotel-cards':
			return toModule(hotelCards(hotels, pictures))
		case 'villas':
			return toLoaders('villa', villas)
		case 'hotels':
			return toLoaders('hotel', hotels)
		case 'villa':
			return toModule(propertyWithPictures(catalogue, villas, id))
		case 'hotel':
			return toModule(propertyWithPictures(catalogue, hotels, id))
		case 'destinations':
			return toModule(destinations.map((tile) => destinationTile(catalogue, tile)))
		case 'services':
			return toModule(services.map((tile) => withServedPicture(tile, pictures)))
		case 'ids':
			return toModule({ villas: villas.map(idOf), hotels: hotels.map(idOf) })
		case 'events':
			return toModule(eventsOf(hotelCards(hotels, pictures)))
		case 'hero':
			return toModule(withServedPicture(heroPicture(id), pictures))
		default:
			throw new Error(`The catalogue has no ${name}`)
	}
}

const idOf = ({ id }: { id: string }) => id

function heroPicture(key: string): HeroPicture {
	if (!Object.hasOwn(heroPictures, key)) throw new Error(`The catalogue has no hero picture ${key}`)
	return heroPictures[key as keyof typeof heroPictures]
}

const withServedPicture = <T extends ServiceTile | HeroPicture>(
	tile: T,
	pictures: Catalogue['pictures'],
): WithServedPicture<T> => ({
	...tile,
	served: pictures[tile.picture.name] ?? null,
})

/** Contains the links to its stays instead of their ids, so that the landing page needs no cards. */
function destinationTile({ villas, hotels, pictures }: Catalogue, { name, line, picture, ...ids }: DestinationTile) {
	const cards = {
		villas: villas.map((villa) => villaCard(villa, pictures)),
		hotels: hotelCards(hotels, pictures),
	}
	const tile: LinkedDestination = { name, line, picture, links: stayLinks(ids, cards) }
	return { ...tile, served: pictures[picture.name] ?? null }
}

const toModule = (value: unknown) => `export default ${JSON.stringify(value)}`

const toLoaders = (kind: string, properties: readonly { id: string }[]) =>
	`export default {${properties.map(({ id }) => `'${id}': () => import('${PREFIX}${kind}/${id}')`).join()}}`

/** A property with everything that its page shows, without its rates, which nobody may read in the page's source (SITE-101). */
function propertyWithPictures(
	{ pictures, films }: Catalogue,
	properties: readonly (CatalogueVilla | CatalogueHotel)[],
	id: string,
) {
	const found = properties.find((candidate) => candidate.id === id)
	if (!found) throw new Error(`The catalogue has no property ${id}`)
	const { price: _, offSeasonPrice: __, ...property } = { offSeasonPrice: null, ...found }
	const names = property.images.map(({ name }) => name)
	return {
		property,
		pictures: Object.fromEntries(names.flatMap((name) => (pictures[name] ? [[name, pictures[name]]] : []))),
		film: (property.videoHero !== null && films[property.videoHero]) || null,
	}
}
