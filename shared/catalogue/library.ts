import type { HotelContent, ItemKind, VillaContent } from './content.ts'
import { locationLabel } from './property.ts'

/** The kinds of items that travellers sleep in. */
export const STAY_KINDS = ['villa', 'hotel'] as const satisfies readonly ItemKind[]
export type StayContent = { kind: 'villa'; content: VillaContent } | { kind: 'hotel'; content: HotelContent }

/** A villa or hotel as staff are offered it for a trip (CRM-227). */
export type LibraryEntry = {
	itemId: string
	/** What is public of it now. */
	versionId: string
	kind: (typeof STAY_KINDS)[number]
	name: string
	/** 'Vallauris, France' */
	place: string
	/** What a stay takes from it, by field. Null: the catalogue does not say. */
	values: Readonly<Record<CopiedField, string | null>>
}
/** The fields of a stay that are copied besides its name. */
type CopiedField = 'address' | 'checkInFrom' | 'checkOutBy'

/** What choosing it copies into a stay. The catalogue has no street and, of villas, no times. */
export const stayValues = ({ kind, content }: StayContent): LibraryEntry['values'] => ({
	address: locationLabel(content),
	checkInFrom: kind === 'hotel' ? content.checkinTime || null : null,
	checkOutBy: kind === 'hotel' ? content.checkoutTime || null : null,
})
