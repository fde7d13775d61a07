import type { PreviewedItem } from './preview-message.ts'

/** For how many days a preview link may work. */
export const PREVIEW_DAYS = [1, 7, 30] as const

/** A link to a draft, as staff see it. Its address is shown once, when it is made. Instants are UTC. */
export type PreviewLink = {
	id: string
	expiresAt: string
	createdAt: string
	createdBy: string | null
	/** How often it was opened. By whom is not noted. */
	opened: number
}

/** What a preview link shows: the item as staff edit it now. */
export type LinkedPreview = PreviewedItem & { expiresAt: string; isPublic: boolean }
