import type { DayContext } from '../values/days.ts'
import type { Row } from './rows.ts'
import { locate } from './locate-value.ts'
import { kindOf, type Span } from './value-kinds.ts'

/** A value at its place. */
export type Placed = Span & { field: string; row: number }

/** These follow from other values, or have the same value nearly always. */
export const NOT_TAUGHT = new Set(['transferType', 'segmentType', 'status', 'startDate', 'endDate', 'type'])

/** Every place where each value of an element stands. */
export const findPlaces = (
	fields: Readonly<Record<string, string | number>>,
	rows: readonly Row[],
	days: DayContext,
): Placed[][] =>
	Object.entries(fields)
		.filter(([field]) => !NOT_TAUGHT.has(field))
		.flatMap(partsOf)
		.map(([field, value]) => placesOf(field, value, rows, days))
		.filter((places) => places.length > 0)

const placesOf = (field: string, value: string | number, rows: readonly Row[], days: DayContext): Placed[] =>
	rows.flatMap((row, index) => locate(row, kindOf(field), value, days).map((span) => ({ ...span, field, row: index })))

/** A date and time are two values in a document. */
const partsOf = ([field, value]: [string, string | number]): [string, string | number][] => {
	const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(String(value)) ?? []
	return day && time
		? [
				[`${field}@day`, day],
				[`${field}@time`, time],
			]
		: [[field, value]]
}
