import { type Draft, IMPORTED_KINDS, type ImportedKind, type ReadValue } from './draft.ts'

const FIELDS = ['departureTime', 'arrivalTime', 'checkIn', 'checkOut', 'date', 'endDate']

/** The days and times of a draft's elements that are not cancelled, in order: the trip is from the first to the last. */
export function tripDays(draft: Pick<Draft, ImportedKind>): ReadValue[] {
	return IMPORTED_KINDS.flatMap((list) => draft[list])
		.filter(({ fields }) => fields.status?.value !== 'cancelled')
		.flatMap(({ fields }) => FIELDS.flatMap((name) => fields[name] ?? []))
		.toSorted((a, b) => (a.value < b.value ? -1 : 1))
}
