import type { AnyKind } from '#shared/trips/kinds/record-kind.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { tripFields } from '#shared/trips/trip.ts'
import type { Draft, DraftFields, DraftList } from './draft.ts'

/** Who has approved what is not for a document to say. */
const { guestDetailsApprovalStatus: _approval, ...importedTripFields } = tripFields
export { importedTripFields }

/** What a draft says of the trip itself: the order's number and state are fields of ours. */
export function tripFieldsIn({ trip, order: { id, status } }: Draft): DraftFields {
	return { ...trip, ...(id ? { orderId: id } : {}), ...(status ? { status } : {}) }
}

/** One line that tells a part of an order from its neighbours. One that lacks something is called by what is known, or by its place. */
export function titleOf(list: DraftList, values: Readonly<Record<string, unknown>>, index: number): string {
	const kind: AnyKind = ENTERED_KINDS[list]
	const isWhole = Object.entries(kind.fields).every(
		([name, { required, initial }]) => !required || initial !== undefined || (values[name] ?? null) !== null,
	)
	if (isWhole) return kind.summary(values)
	const known = ['flightNumber', 'hotelName', 'name', 'fullName'].map((name) => values[name]).find(Boolean)
	return typeof known === 'string' ? known : `${kind.labels.title} ${index + 1}`
}
