import type { Field, Fields } from '#shared/fields.ts'
import type { AnyKind } from '#shared/trips/kinds/record-kind.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { type Draft, type DraftFields, IMPORTED_KINDS, type ImportedKind, type ReadValue } from './draft.ts'
import { MONEY_FIELDS } from './money-fields.ts'

/** A document cannot say who has approved the guest details. */
const { guestDetailsApprovalStatus: _approval, ...importedTripFields } = tripFields
export { importedTripFields }

/** The draft's fields for the trip itself. The order's number and status are trip fields here. */
export function tripFieldsIn({ trip, order: { id, status } }: Draft): DraftFields {
	return { ...trip, ...(id ? { orderId: id } : {}), ...(status ? { status } : {}) }
}

/** The field at a path such as 'trip/name' or 'flights/0/pnr'. */
export function fieldAt(path: string): Field | undefined {
	const [part = '', ...rest] = path.split('/')
	const list = IMPORTED_KINDS.find((kind) => kind === part)
	const fields: Fields =
		part === 'trip' ? importedTripFields : part === 'pricing' ? MONEY_FIELDS : list ? ENTERED_KINDS[list].fields : {}
	const name = rest.at(-1) ?? ''
	return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** The draft's value at a path. */
export function readValueAt(draft: Draft, path: string): ReadValue | undefined {
	const [part = '', ...rest] = path.split('/')
	const list = IMPORTED_KINDS.find((kind) => kind === part)
	const fields: DraftFields | undefined = list
		? draft[list][Number(rest[0])]?.fields
		: part === 'pricing'
			? draft.pricing
			: tripFieldsIn(draft)
	return fields?.[rest.at(-1) ?? '']
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
