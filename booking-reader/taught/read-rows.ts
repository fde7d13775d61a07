import { IMPORTED_KINDS, type ImportedKind } from '#shared/import/draft.ts'
import type { DayContext } from '../values/days.ts'
import { formsOf } from './fit-rule.ts'
import type { Layout, TaughtRule } from './layout.ts'
import { matchesIn } from './match-row.ts'
import { matchRule } from './match-rule.ts'
import type { Row } from './rows.ts'
import {
	addTo,
	complete,
	eachPerson,
	fieldsOf,
	isElement,
	type Open,
	type TaughtElement,
	type TaughtElements,
	withoutCopies,
} from './taught-elements.ts'
import { overlaps, type TaughtList } from './value-kinds.ts'

/**
 * Reads rows by a layout: each row that fits a rule adds its values to the open element of its kind, or opens the next one. `fitting` is
 * the share of the rules of each kind that fitted a row.
 */
export function readRows(
	rows: readonly Row[],
	layout: Layout,
	days: DayContext,
): { elements: TaughtElements; fitting: ReadonlyMap<TaughtList, number> } {
	const elements = Object.fromEntries([...IMPORTED_KINDS, 'trip'].map((list) => [list, [] as Open[]])) as Record<
		TaughtList,
		Open[]
	>
	const following = new Map<TaughtList, TaughtElement['fields']>()
	const shared = new Map<TaughtList, TaughtElement['fields']>()
	const lastRow = new Map<TaughtRule, number>()
	const forms = new Map(layout.rules.map((rule) => [rule, formsOf(rule)]))
	// The day above a row may end one stay and begin the next.
	const fitsAt = (rule: TaughtRule, at: number) => {
		const row = rows[at]
		return row !== undefined && matchRule(rule, row, days).length > 0
	}
	const byScope = [...Map.groupBy(layout.rules, ({ list, scope }) => `${list} ${scope}`).values()]
	for (const [index, row] of rows.entries()) {
		const found = byScope.flatMap((rules) =>
			matchesIn(row, rules, forms, days, elements[rules[0]!.list].at(-1), index, layout.reach, lastRow, fitsAt),
		)
		for (const match of found) {
			const { list, scope } = match.rule
			// What another kind states more plainly is no part of this one.
			if (found.some((other) => other.rule.list !== list && other.doubt < match.doubt && overlaps(other, match)))
				continue
			lastRow.set(match.rule, index)
			const fields = fieldsOf(match, row)
			if (scope === 'all') shared.set(list, { ...fields, ...shared.get(list) })
			else if (scope === 'following') following.set(list, { ...following.get(list), ...fields })
			else
				for (const one of eachPerson(fields))
					addTo(elements[list], one, match.rule, index, layout.reach, following.get(list) ?? {})
		}
	}
	const read = Object.fromEntries(
		Object.entries(elements).map(([list, open]) => {
			const own = shared.get(list as TaughtList) ?? {}
			if (list === 'trip')
				return [list, Object.keys(own).length > 0 && open.length === 0 ? [{ fields: own, row: 0 }] : open]
			const whole = open.map(({ fields, row }) => ({ fields: complete({ ...own, ...fields }), row }))
			return [list, withoutCopies(whole.filter((one) => isElement(list as ImportedKind, one, layout)))]
		}),
	) as TaughtElements
	const fitting = new Map(
		[...Map.groupBy(layout.rules, ({ list }) => list)].map(([list, rules]) => [
			list,
			rules.filter((rule) => lastRow.has(rule)).length / rules.length,
		]),
	)
	return { elements: read, fitting }
}
