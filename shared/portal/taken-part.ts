import type { ServedPicture } from '#shared/catalogue/property.ts'

/** What a stay or an activity shows of the catalogue (PORTAL-153). */
export type TakenPart = {
	recordId: string
	/** Null for an activity, which has its own. */
	description: string | null
	picture: { alt: string; served: ServedPicture } | null
}
