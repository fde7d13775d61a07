import type { ExperienceContent, HotelContent, ItemKind, LodgingContent, VillaContent } from './content.ts'
import { locationLabel } from './property.ts'

/** What trips take from the catalogue, by their record: the kinds of items, the field that has the name, and the segment of the API's address. */
export const TAKEN = {
	accommodations: { kinds: ['villa', 'hotel', 'lodging'], name: 'hotelName', segment: 'stays' },
	activities: { kinds: ['experience'], name: 'name', segment: 'experiences' },
} as const satisfies Record<string, { kinds: readonly ItemKind[]; name: string; segment: string }>
export type TakingKind = keyof typeof TAKEN

/** An item that a trip may take. */
export type TakenContent =
	| { kind: 'villa'; content: VillaContent }
	| { kind: 'hotel'; content: HotelContent }
	| { kind: 'lodging'; content: LodgingContent }
	| { kind: 'experience'; content: ExperienceContent }

/** A villa, hotel or experience as staff are offered it for a trip (CRM-227, CRM-401). */
export type LibraryEntry = {
	itemId: string
	/** What is published of it now. */
	versionId: string
	/** What staff call it: 'hotel' also where it has no page. */
	kind: 'villa' | 'hotel' | 'experience'
	name: string
	/** 'Vallauris, France'; empty where the library does not say. */
	place: string
	/** What a stay or an activity takes from it besides its name, by field. Null: the catalogue does not say. */
	values: Readonly<Record<string, string | null>>
}

/** As staff are offered an item, without its ids. */
export function offeredAs(item: TakenContent): Omit<LibraryEntry, 'itemId' | 'versionId'> {
	const place = placeOf(item.content)
	const kind = item.kind === 'lodging' ? (item.content.type ?? 'hotel') : item.kind
	return { kind, name: item.content.name, place, values: valuesOf(item, place) }
}

/** 'Vallauris, France', or what there is of it. */
export function placeOf({ location = '', country = '' }: { location?: string; country?: string }): string {
	return (location && country ? locationLabel({ location, country }) : location || country).slice(0, 200)
}

/** The site has no street and, of villas, no times. */
function valuesOf({ kind, content }: TakenContent, place: string): LibraryEntry['values'] {
	switch (kind) {
		case 'experience':
			return {
				...{ location: place || null, description: content.description || null },
				...{ time: content.time || null, endTime: content.endTime || null, phone: content.phone || null },
				additionalInformation: content.additionalInformation || null,
			}
		case 'lodging':
			return {
				...{ address: content.address || place || null, phone: content.phone || null },
				...{ checkInFrom: content.checkInFrom || null, checkOutBy: content.checkOutBy || null },
			}
		default:
			return {
				...{ address: place, phone: null },
				checkInFrom: kind === 'hotel' ? content.checkinTime || null : null,
				checkOutBy: kind === 'hotel' ? content.checkoutTime || null : null,
			}
	}
}
