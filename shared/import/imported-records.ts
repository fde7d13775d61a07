import type { AnyKind } from '#shared/trips/kinds/record-kind.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { tripFields } from '#shared/trips/trip.ts'
import type { Draft, DraftFields, ImportedKind } from './draft.ts'

/** A document cannot say who has approved the guest details. */
const { guestDetailsApprovalStatus: _approval, ...importedTripFields } = tripFields
export { importedTripFields }

/** The draft's fields for the trip itself. The order's number and status are trip fields here. */
export function tripFieldsIn({ trip, order: { id, status } }: Draft): DraftFields {
	return { ...trip, ...(id ? { orderId: id } : {}), ...(status ? { status } : {}) }
}

/** One line that identifies an element. An incomplete one gets what is known, or its number. */
export function titleOf(list: ImportedKind, values: Readonly<Record<string, unknown>>, index: number): string {
	const kind: AnyKind = ENTERED_KINDS[list]
	const isWhole = Object.entries(kind.fields).every(
		([name, { required, initial }]) => !required || initial !== undefined || (values[name] ?? null) !== null,
	)
	if (isWhole) return kind.summary(values)
	const known = ['flightNumber', 'hotelName', 'name', 'fullName'].map((name) => values[name]).find(Boolean)
	return typeof known === 'string' ? known : `${kind.labels.title} ${index + 1}`
}
