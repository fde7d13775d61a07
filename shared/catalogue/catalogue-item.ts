import type { ContentChange } from './drafts/content-changes.ts'
import type { ItemKind } from './content.ts'
import type { ContentConflict } from './drafts/merge-content.ts'
import type { Finding } from './rules/finding.ts'

/**
 * What visitors see of an item (CRM-189). `draft`: nothing, it was never published. `changed`: something else than its draft. `offered`:
 * nothing, a release brought it and nobody has taken it yet.
 */
export const ITEM_STATES = ['draft', 'public', 'changed', 'withdrawn', 'offered'] as const
export type ItemState = (typeof ITEM_STATES)[number]

/** What is published by itself at a time. The draft may say something else by now. */
export type Schedule = {
	/** An instant, to the minute. */
	publishAt: string
	/** At its time it could not be published: something in it was no longer right. */
	isHeldBack: boolean
	note: string | null
	scheduledBy: string | null
}

export type ListedItem = {
	id: string
	kind: ItemKind
	/** Its id in public addresses. Null until it is first published. */
	number: number | null
	/** Empty while nobody has written one, and for the landing page. */
	name: string
	location: string
	state: ItemState
	errors: number
	advice: number
	/** A release brings other content for it. */
	hasOffer: boolean
	schedule: Schedule | null
	/** Grows with each change of the draft, and of what is public. */
	version: number
	changedAt: string
	changedBy: string | null
}

/** A publication, without its content. */
export type ListedVersion = {
	no: number
	source: 'staff' | 'built-in'
	publishedAt: string
	publishedBy: string | null
	note: string | null
	isPublic: boolean
}

/** A publication with its content, and what restoring it would change of what staff edit now. */
export type CatalogueVersion = ListedVersion & {
	content: Readonly<Record<string, unknown>>
	changes: ContentChange[]
}

/** What a release brings for an item that the agency has changed, merged with what staff edit. */
export type CatalogueOffer = {
	/** With the release's value where there is a conflict. */
	content: Readonly<Record<string, unknown>>
	/** What taking it would change of what staff edit now. */
	changes: ContentChange[]
	conflicts: ContentConflict[]
}

export type CatalogueItem = ListedItem & {
	/** What staff edit: the draft, or what was published last. A draft may lack any field. */
	content: Readonly<Record<string, unknown>>
	findings: Finding[]
	published: (ListedVersion & { content: Readonly<Record<string, unknown>> }) | null
	/** What publishing would change of what is public. */
	changes: ContentChange[]
}
