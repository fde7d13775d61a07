/** The chunks of the catalogue, provided by scripts/vite/catalogue.ts. */
/** The whole catalogue with its rates: for the server and for tests, never for a browser. */
declare module 'virtual:catalogue/built-in' {
	import type { Catalogue } from '#shared/catalogue/catalogue.ts'
	const catalogue: Catalogue
	export default catalogue
}

declare module 'virtual:catalogue/villa-cards' {
	import type { VillaCard } from '#shared/catalogue/card.ts'
	const cards: readonly VillaCard[]
	export default cards
}

declare module 'virtual:catalogue/hotel-cards' {
	import type { HotelCard } from '#shared/catalogue/card.ts'
	const cards: readonly HotelCard[]
	export default cards
}

/** The function that loads each villa, by its id. */
declare module 'virtual:catalogue/villas' {
	import type { Villa } from '#shared/catalogue/property.ts'
	import type { PropertyBundle } from '#shared/catalogue/property-bundle.ts'
	const loaders: Readonly<Record<string, () => Promise<{ default: PropertyBundle<Villa> }>>>
	export default loaders
}

declare module 'virtual:catalogue/hotels' {
	import type { Hotel } from '#shared/catalogue/property.ts'
	import type { PropertyBundle } from '#shared/catalogue/property-bundle.ts'
	const loaders: Readonly<Record<string, () => Promise<{ default: PropertyBundle<Hotel> }>>>
	export default loaders
}

declare module 'virtual:catalogue/ids' {
	const ids: Readonly<Record<'villas' | 'hotels', readonly string[]>>
	export default ids
}

/** The events that hotels are tagged with. */
declare module 'virtual:catalogue/events' {
	const events: readonly { name: string; slug: string }[]
	export default events
}

declare module 'virtual:catalogue/destinations' {
	import type { LinkedDestination, WithServedPicture } from '#shared/catalogue/tile.ts'
	const tiles: readonly WithServedPicture<LinkedDestination>[]
	export default tiles
}

declare module 'virtual:catalogue/services' {
	import type { ServiceTile, WithServedPicture } from '#shared/catalogue/tile.ts'
	const tiles: readonly WithServedPicture<ServiceTile>[]
	export default tiles
}

/** The picture at the top of a page, by its key in catalogue/hero-pictures.ts. */
declare module 'virtual:catalogue/hero/*' {
	import type { HeroPicture, WithServedPicture } from '#shared/catalogue/tile.ts'
	const hero: WithServedPicture<HeroPicture>
	export default hero
}
