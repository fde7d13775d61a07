import type { Plugin } from 'vite'
import { type Catalogue, readCatalogue } from '../../catalogue/catalogue.ts'
import { destinations, services } from '../../catalogue/destinations.ts'
import { openings } from '../../catalogue/openings.ts'
import { hotelCard, villaCard } from '../../shared/catalogue/card.ts'
import type { Hotel, Villa } from '../../shared/catalogue/property.ts'
import type { DestinationTile, HeroPicture, ServiceTile, WithServedPicture } from '../../shared/catalogue/tile.ts'

const PREFIX = 'virtual:catalogue/'

/**
 * Gives pages the catalogue in portions, so that none carries more than it shows (web/catalogue/portions.d.ts tells the types):
 * `virtual:catalogue/villa-cards` and `hotel-cards` for lists, `villas` and `hotels` with one chunk for each property,
 * `destinations` and `services` for the landing page, `opening/{key}` with the picture that a page opens with.
 */
export const catalogue = (): Plugin => ({
	name: 'catalogue',
	resolveId: { filter: { id: /^virtual:catalogue\// }, handler: (id) => `\0${id}` },
	load: {
		filter: { id: /^\0virtual:catalogue\// },
		async handler(id) {
			const catalogue = await readCatalogue()
			for (const file of catalogue.files) this.addWatchFile(file)
			return { code: portion(catalogue, id.slice(PREFIX.length + 1)), moduleSideEffects: false }
		},
	},
})

function portion(catalogue: Catalogue, name: string): string {
	const { villas, hotels, pictures } = catalogue
	const [kind = '', ...rest] = name.split('/')
	const id = rest.join('/')
	switch (kind) {
		case 'villa-cards':
			return exported(villas.map((villa) => villaCard(villa, pictures)))
		case 'hotel-cards':
			return exported(hotels.map((hotel) => hotelCard(hotel, pictures)))
		case 'villas':
			return loaders('villa', villas)
		case 'hotels':
			return loaders('hotel', hotels)
		case 'villa':
			return exported(whole(catalogue, villas, id))
		case 'hotel':
			return exported(whole(catalogue, hotels, id))
		case 'destinations':
			return exported(destinations.map((tile) => shown(tile, pictures)))
		case 'services':
			return exported(services.map((tile) => shown(tile, pictures)))
		case 'opening':
			return exported(shown(opening(id), pictures))
		default:
			throw new Error(`The catalogue has no ${name}`)
	}
}

function opening(key: string): HeroPicture {
	if (!Object.hasOwn(openings, key)) throw new Error(`The catalogue has no opening ${key}`)
	return openings[key as keyof typeof openings]
}

/** A tile with how its picture is served. */
const shown = <T extends DestinationTile | ServiceTile | HeroPicture>(
	tile: T,
	pictures: Catalogue['pictures'],
): WithServedPicture<T> => ({
	...tile,
	served: pictures[tile.picture.name] ?? null,
})

const exported = (value: unknown) => `export default ${JSON.stringify(value)}`

const loaders = (kind: string, properties: readonly { id: string }[]) =>
	`export default {${properties.map(({ id }) => `'${id}': () => import('${PREFIX}${kind}/${id}')`).join()}}`

/** One property with all that its page shows of it. */
function whole({ pictures, films }: Catalogue, properties: readonly (Villa | Hotel)[], id: string) {
	const property = properties.find((one) => one.id === id)
	if (!property) throw new Error(`The catalogue has no property ${id}`)
	const names = property.images.map(({ name }) => name)
	return {
		property,
		pictures: Object.fromEntries(names.flatMap((name) => (pictures[name] ? [[name, pictures[name]]] : []))),
		film: (property.videoHero !== null && films[property.videoHero]) || null,
	}
}
