import type { DayContext } from '../values/days.ts'
import { findPlaces, type Placed } from './find-places.ts'
import type { Row } from './rows.ts'
import { overlaps, type Span, type TaughtList } from './value-kinds.ts'

/** An element of the booking with the places of its values. Its rows are counted from `center`. */
export type Element = { list: TaughtList; placed: Placed[]; center: number }

/** Rows further from the rest of an element state something for all elements. */
export const FAR = 12
/** Where a document states an element: each value at one place, and close to the others. */
export function placeElement(
	list: TaughtList,
	fields: Readonly<Record<string, string | number>>,
	rows: readonly Row[],
	days: DayContext,
): Element {
	const found = findPlaces(fields, rows, days)
	const closeness = (at: number) =>
		found.reduce((sum, places) => sum + Math.max(...places.map(({ row }) => 1 / (1 + Math.abs(row - at)))), 0)
	const candidates = [...new Set(found.flat().map(({ row }) => row))]
	const center = candidates.toSorted((a, b) => closeness(b) - closeness(a))[0] ?? 0
	const distance = ({ row }: Placed) => Math.abs(row - center) + (row < center ? 0.5 : 0)
	const placed: Placed[] = []
	for (const places of found.toSorted((a, b) => Number(isTitle(a)) - Number(isTitle(b)))) {
		// 'Mrs' in 'Mrs Ola Sample' is read with the name.
		const isRead = isTitle(places) && places.some((one) => placed.some((name) => isWithin(one, name)))
		const isFree = (one: Placed) =>
			!placed.some((other) => other.row === one.row && overlaps(one, other) && !isSameSpan(one, other))
		const [nearest] = places
			.filter((one) => isFree(one) && !(isRead && placed.every(({ row }) => row !== one.row)))
			.toSorted((a, b) => distance(a) - distance(b))
		if (nearest) placed.push(nearest)
	}
	return { list, placed: placed.toSorted((a, b) => a.row - b.row || a.from - b.from), center }
}

const isTitle = (places: readonly Placed[]) => places[0]?.field === 'title'
const isWithin = (one: Placed, { row, from, to }: Placed) => one.row === row && one.from >= from && one.to <= to
export const isSameSpan = (a: Span, b: Span) => a.from === b.from && a.to === b.to
