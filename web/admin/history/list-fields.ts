import { customerFields } from '#shared/customers/customer.ts'
import { customerNotesFields } from '#shared/customers/customer-notes.ts'
import type { Fields } from '#shared/fields.ts'
import { KINDS } from '#shared/trips/kinds/registry.ts'
import { tripFields } from '#shared/trips/trip.ts'

const kindOf = (list: string) => Object.values(KINDS).find(({ names }) => names.list === list)

/** The declared fields of what a history entry is about. A kind that this release does not know has none. */
export function fieldsOfList(list: string): Fields {
	if (list === 'trip') return tripFields
	if (list === 'customer') return customerFields
	if (list === 'customerNotes') return customerNotesFields
	return kindOf(list)?.fields ?? {}
}

/** 'flight'. Null for the trip and the customer themselves. */
export const nameOfList = (list: string): string | null => kindOf(list)?.labels.one ?? null
