import { IMPORTED_KINDS, type ImportedKind } from './draft.ts'

const FIELDS = ['departureTime', 'arrivalTime', 'checkIn', 'checkOut', 'date', 'endDate']

/** Whether the value at a path is a day or time of the trip. */
export const isTripDay = (path: string): boolean => FIELDS.includes(path.split('/').at(-1) ?? '')

type Value = { value: string | number }
type Elements<V> = Record<ImportedKind, readonly { fields: Record<string, V> }[]>

/** The days and times of a draft's elements that are not cancelled, in order: the trip is from the first to the last. */
export function tripDays<V extends Value>(draft: Elements<V>): V[] {
	return IMPORTED_KINDS.flatMap((list) => draft[list])
		.filter(({ fields }) => fields.status?.value !== 'cancelled')
		.flatMap(({ fields }) => FIELDS.flatMap((name) => fields[name] ?? []))
		.toSorted((a, b) => (a.value < b.value ? -1 : 1))
}
