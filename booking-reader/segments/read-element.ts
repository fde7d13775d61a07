import type { Draft, ImportedKind } from '#shared/import/draft.ts'
import type { FieldGroup } from './field-groups.ts'
import { readLabelledFlight } from './flights/read-labelled-flight.ts'
import type { ExtractedElement, ReadOptions } from './group-reader.ts'
import { readActivity, readStay, readTransfer } from './read-services.ts'

/** The list of a draft for each type of element. */
export const LISTS = {
	guest: 'guests',
	flight: 'flights',
	accommodation: 'accommodations',
	transfer: 'transfers',
	activity: 'activities',
} as const

const READERS = {
	flight: readLabelledFlight,
	accommodation: readStay,
	transfer: readTransfer,
	activity: readActivity,
} as const
export type ServiceType = keyof typeof READERS

/** Reads what is booked from the fields that labels, mark-up or a barcode state. Null if they do not amount to it. */
export const readElement = (type: ServiceType, group: FieldGroup, options: ReadOptions): ExtractedElement | null =>
	READERS[type](group, options)

/** Adds what was read, with what is odd about it. */
export function addElement(
	draft: Draft,
	list: ImportedKind,
	read: ExtractedElement | null,
	index = draft[list].length,
): void {
	if (!read) return
	draft[list][index] = { fields: read.fields }
	for (const { field, ...issue } of read.issues)
		draft.issues.push({ severity: 'warning', path: `${list}/${index}/${field}`, ...issue })
}
