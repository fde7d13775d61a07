import { fold } from '#shared/fold.ts'
import { IMPORTED_KINDS } from '#shared/import/draft.ts'
import type { DayContext } from '../values/days.ts'
import type { Placed } from './find-places.ts'
import type { Layout } from './layout.ts'
import { withLoosest } from './fit-rule.ts'
import { mergeRules } from './merge-rules.ts'
import { type Element, FAR, placeElement } from './place-element.ts'
import { isDayAbove, rulesOf } from './row-rules.ts'
import type { Row } from './rows.ts'
import type { TaughtList } from './value-kinds.ts'

/** What staff confirmed, by the names of the records' fields. */
export type ConfirmedValues = Record<TaughtList, Readonly<Record<string, string | number>>[]>

const MAX_RULES = 300
/** Learns where a document states the values that staff confirmed. */
export function learnLayout(rows: readonly Row[], values: ConfirmedValues, days: DayContext): Layout {
	const names = wordsOf(values)
	const elements = withNameLists(
		LISTS.flatMap((list) => values[list].map((fields) => placeElement(list, fields, rows, days))),
	)
	const rules = mergeRules(elements.flatMap((element) => rulesOf(element, elements, rows, names)))
	return {
		rules: withLoosest(rules.slice(0, MAX_RULES), rows, days),
		leftOut: [],
		asRead: [],
		alsoRead: [],
		fieldsAsRead: {},
		refused: {},
		reach: Math.max(
			3,
			...elements
				.map((one) => longestGap(one.placed.filter((place) => !isDayAbove(one, place))))
				.filter((gap) => gap < FAR),
		),
	}
}

const LISTS = [...IMPORTED_KINDS, 'trip'] as const satisfies TaughtList[]

/** The words of all names, numbers and what guests need. They are never stored. */
export const wordsOf = (values: ConfirmedValues): ReadonlySet<string> =>
	new Set(
		LISTS.flatMap((list) =>
			values[list].flatMap((fields) =>
				Object.entries(fields)
					.filter(([field]) => !COMMON_WORDS.has(field))
					.flatMap(([, value]) => String(value).split(/[^\p{L}\p{M}\d]+/u))
					.filter((word) => (list === 'guests' ? !/^\p{Ll}{1,3}$/u.test(word) : /^[\p{Lu}\d]/u.test(word)))
					.map(fold),
			),
		),
	)
/** Their values are the same for everybody. */
const COMMON_WORDS = new Set(['boardBasis', 'class', 'transferType', 'title'])

/** Names one after the other in a row are one value, however many the next document has. */
function withNameLists(elements: readonly Element[]): Element[] {
	const guests = elements.filter(({ list }) => list === 'guests')
	const named = Map.groupBy(
		guests.flatMap(({ placed }) => placed.filter(({ field }) => field === 'fullName')),
		({ row }) => row,
	)
	return elements.map((element) => {
		if (element.list !== 'guests') return element
		const placed = element.placed.flatMap((one) => {
			const names = named.get(one.row) ?? []
			const isList =
				names.length > 1 &&
				guests.every((other) =>
					other.placed.every(({ row, field }) => row !== one.row || field === 'fullName' || field === 'title'),
				)
			if (!isList) return [one]
			const from = Math.min(...names.map((name) => name.from))
			const isFirst = one.field === 'fullName' && one.from === from
			return isFirst ? [{ ...one, to: Math.max(...names.map((name) => name.to)) }] : []
		})
		return { ...element, placed }
	})
}

function longestGap(placed: readonly Placed[]): number {
	const rows = placed.map(({ row }) => row)
	return Math.max(0, ...rows.map((row, index) => row - (rows[index - 1] ?? row)))
}
