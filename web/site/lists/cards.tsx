import type { HotelCard, VillaCard } from '#shared/catalogue/card.ts'
import { DataBlock } from '#web/framework/meta.tsx'

/**
 * The cards of a list. The first page of a visit embeds them: most of their text is already in it, so they compress to little. Later pages
 * load them as a chunk.
 */
function cardsOf<Card>(id: string, importChunk: () => Promise<{ default: readonly Card[] }>) {
	let cards: readonly Card[] | undefined
	return {
		load: async () => (cards ??= (embedded(id) as readonly Card[] | null) ?? (await importChunk()).default),
		/** The cards once they are loaded. The server loads them when it starts. */
		loaded: () => cards,
		Embedded: () => <DataBlock type="application/json" id={id} data={import.meta.env.SSR ? (cards ?? null) : null} />,
	}
}

export const villaCards = cardsOf<VillaCard>('villa-cards', () => import('virtual:catalogue/villa-cards'))
export const hotelCards = cardsOf<HotelCard>('hotel-cards', () => import('virtual:catalogue/hotel-cards'))

function embedded(id: string): unknown {
	const text = import.meta.env.SSR ? '' : document.getElementById(id)?.textContent
	return text ? JSON.parse(text) : null
}
