import type { DayContext } from '../values/days.ts'
import { findPlaces, type Placed } from './find-places.ts'
import type { Row } from './rows.ts'
import { overlaps, type Span, type TaughtList } from './value-kinds.ts'

/** An element of the booking with the places of its values. Its rows are counted from `center`. */
export type Element = { list: TaughtList; placed: Placed[]; center: number }

/** Rows further from the rest of an element state something for all elements. */
export const FAR = 12
/** Where a document states the elements of one kind: each value at one place, and close to the others of its element. */
export function placeElements(
	list: TaughtList,
	elements: readonly Readonly<Record<string, string | number>>[],
	rows: readonly Row[],
	days: DayContext,
): Element[] {
	const found = elements.map((fields) => findPlaces(fields, rows, days))
	const nearest = found.map((places) => placeElement(list, places, rows))
	const centers = nearest.map((element) => centerOf(element, nearest))
	const usual = usualSteps(found, centers)
	return found.map((places, index) => placeElement(list, places, rows, { center: centers[index] ?? 0, usual }))
}

/** By field, the number of rows from the center at which most elements of a kind have it. */
function usualSteps(found: readonly Placed[][][], centers: readonly number[]): ReadonlyMap<string, number> {
	const usual = new Map<string, number>()
	if (found.length < 2) return usual
	// Two elements have the same far step by chance.
	const furthest = found.length > 2 ? FAR : 3
	for (const field of new Set(found.flat(2).map((one) => one.field))) {
		const steps = found.flatMap((places, index) => [
			...new Set(
				places
					.flat()
					.filter((one) => one.field === field)
					.map(({ row }) => row - (centers[index] ?? 0)),
			),
		])
		const counts = [
			...Map.groupBy(
				steps.filter((step) => Math.abs(step) <= furthest),
				(step) => step,
			),
		].toSorted((a, b) => b[1].length - a[1].length || Math.abs(a[0]) - Math.abs(b[0]))
		const [step, own] = counts[0] ?? []
		if (step !== undefined && own && own.length > found.length / 2) usual.set(field, step)
	}
	return usual
}

/** The values of an element where they are closest together, each at its usual place if it has one. */
function placeElement(
	list: TaughtList,
	found: readonly Placed[][],
	rows: readonly Row[],
	known?: { center: number; usual: ReadonlyMap<string, number> },
): Element {
	const closeness = (at: number) =>
		found.reduce(
			(sum, places) =>
				sum + Math.max(...places.map(({ row }) => (rows[row]?.isLabelled ? 1.5 : 1) / (1 + Math.abs(row - at)))),
			0,
		)
	const candidates = [...new Set(found.flat().map(({ row }) => row))]
	const center = known?.center ?? candidates.toSorted((a, b) => closeness(b) - closeness(a))[0] ?? 0
	const distance = ({ row, field }: Placed) =>
		known?.usual.get(field) === row - center ? 0 : Math.abs(row - center) + (row < center ? 0.5 : 0)
	const placed: Placed[] = []
	for (const places of found.toSorted((a, b) => Number(isTitle(a)) - Number(isTitle(b)))) {
		// 'Mrs' in 'Mrs Ola Sample' is read with the name.
		const isRead = isTitle(places) && places.some((one) => placed.some((name) => isWithin(one, name)))
		const isFree = (one: Placed) =>
			!placed.some((other) => other.row === one.row && overlaps(one, other) && !isSameSpan(one, other))
		const best = places
			.filter((one) => isFree(one) && !(isRead && placed.every(({ row }) => row !== one.row)))
			.toSorted((a, b) => distance(a) - distance(b))
		// Of two equal values, such as the days of departure and arrival, each has its own place if there are two.
		const own = best.find((one) => !placed.some((other) => isSamePlace(other, one)))
		const chosen = own && best[0] && distance(own) <= distance(best[0]) ? own : best[0]
		if (chosen) placed.push(chosen)
	}
	return {
		list,
		placed: placed.toSorted((a, b) => a.row - b.row || a.from - b.from),
		center,
	}
}

/** The rows of an element are counted from the first of these that only this element has. */
const MAIN_FIELDS = [
	'fullName',
	'flightNumber',
	'departureTime@time',
	'hotelName',
	'name',
	'fromLocation',
	'checkIn',
	'date',
]
const isTitle = (places: readonly Placed[]) => places[0]?.field === 'title'

function centerOf(element: Element, siblings: readonly Element[]): number {
	const isOwn = (one: Placed) =>
		siblings.every((other) => other === element || !other.placed.some((p) => isSamePlace(p, one)))
	const own = element.placed.filter(isOwn)
	const inRow = ({ row }: Placed) => own.filter((one) => one.row === row).length
	const most = Math.max(0, ...own.map(inRow))
	const main = MAIN_FIELDS.map((field) =>
		own.find(
			(one) =>
				one.field === field && (most < 3 || inRow(one) === most) && Math.abs(one.row - element.center) <= FAR / 2,
		),
	)
	return main.find((one) => one !== undefined)?.row ?? element.center
}

const isWithin = (one: Placed, { row, from, to }: Placed) => one.row === row && one.from >= from && one.to <= to
export const isSameSpan = (a: Span, b: Span) => a.from === b.from && a.to === b.to
const isSamePlace = (a: Placed, b: Placed) => a.row === b.row && isSameSpan(a, b)
