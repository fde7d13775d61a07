/** The catalogue in portions, made by scripts/vite/catalogue.ts. */
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

/** How to load each villa, by its id. */
declare module 'virtual:catalogue/villas' {
	import type { Villa } from '#shared/catalogue/property.ts'
	import type { WholeProperty } from '#shared/catalogue/whole-property.ts'
	const loaders: Readonly<Record<string, () => Promise<{ default: WholeProperty<Villa> }>>>
	export default loaders
}

declare module 'virtual:catalogue/hotels' {
	import type { Hotel } from '#shared/catalogue/property.ts'
	import type { WholeProperty } from '#shared/catalogue/whole-property.ts'
	const loaders: Readonly<Record<string, () => Promise<{ default: WholeProperty<Hotel> }>>>
	export default loaders
}

declare module 'virtual:catalogue/destinations' {
	import type { DestinationTile, Shown } from '#shared/catalogue/tile.ts'
	const tiles: readonly Shown<DestinationTile>[]
	export default tiles
}

declare module 'virtual:catalogue/services' {
	import type { ServiceTile, Shown } from '#shared/catalogue/tile.ts'
	const tiles: readonly Shown<ServiceTile>[]
	export default tiles
}

/** A page's opening picture, by its key in catalogue/openings.ts. */
declare module 'virtual:catalogue/opening/*' {
	import type { OpeningPicture, Shown } from '#shared/catalogue/tile.ts'
	const opening: Shown<OpeningPicture>
	export default opening
}
