import type { VillaCard } from '../card.ts'

type Item = Pick<VillaCard, 'name' | 'image'>

/** A list of properties for search engines as schema.org's ItemList, with URLs under `publicUrl`. Without ratings, which do not apply to a list. */
export function itemList<Card extends Item>(publicUrl: string, cards: readonly Card[], pathOf: (card: Card) => string) {
	return {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		numberOfItems: cards.length,
		itemListElement: cards.map((card, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: card.name,
			url: publicUrl + pathOf(card),
			...(card.image.served?.social && { image: publicUrl + card.image.served.social }),
		})),
	}
}
