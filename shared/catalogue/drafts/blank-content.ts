import type { HotelContent, ItemKind, VillaContent } from '../content.ts'

/** What a page may lack. An item that nobody has touched there says so, because a field that is missing keeps it from being published. */
export const BLANK_CONTENT = {
	villa: { sizeText: null, videoHero: null } satisfies Partial<VillaContent>,
	hotel: { videoHero: null, eventTag: null, eventTags: [] } satisfies Partial<HotelContent>,
	landing: {},
	lodging: {},
	experience: {},
} as const satisfies Record<ItemKind, object>
