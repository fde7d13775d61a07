import type { ItemState, ListedItem } from '#shared/catalogue/catalogue-item.ts'
import type { ItemKind } from '#shared/catalogue/content.ts'

export const KIND_NAMES: Record<ItemKind, string> = { villa: 'Villa', hotel: 'Hotel', landing: 'Landing page' }

export const STATE_NAMES: Record<ItemState, string> = {
	draft: 'Draft',
	public: 'Public',
	changed: 'Draft changes',
	withdrawn: 'Withdrawn',
	offered: 'Offered',
}

/** What staff call an item: the landing page has no name, and a new villa may have none yet. */
export const itemName = ({ kind, name }: Pick<ListedItem, 'kind' | 'name'>): string =>
	name || (kind === 'landing' ? KIND_NAMES.landing : `A ${kind} without a name`)
