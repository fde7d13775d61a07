import type { ItemState, ListedItem } from '#shared/catalogue/catalogue-item.ts'
import { isSiteKind, type ItemKind } from '#shared/catalogue/content.ts'

export const KIND_NAMES: Record<ItemKind, string> = {
	villa: 'Villa',
	hotel: 'Hotel',
	landing: 'Landing page',
	lodging: 'Library stay',
	experience: 'Experience',
}

export const STATE_NAMES: Record<ItemState, string> = {
	draft: 'Draft',
	public: 'Public',
	changed: 'Draft changes',
	withdrawn: 'Withdrawn',
	offered: 'Offered',
}
/** Visitors see nothing of the library. */
const LIBRARY_STATES: Partial<Record<ItemState, string>> = { public: 'In the library', withdrawn: 'Taken out' }

export const stateName = ({ kind, state }: Pick<ListedItem, 'kind' | 'state'>): string =>
	(isSiteKind(kind) ? undefined : LIBRARY_STATES[state]) ?? STATE_NAMES[state]

/** What staff call an item: the landing page has no name, and a new villa may have none yet. */
export function itemName({ kind, name }: Pick<ListedItem, 'kind' | 'name'>): string {
	if (name || kind === 'landing') return name || KIND_NAMES.landing
	return `${kind === 'experience' ? 'An' : 'A'} ${KIND_NAMES[kind].toLowerCase()} without a name`
}

/** '1 error', '2 errors' */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
