import type { DayContext } from '../values/days.ts'
import { TAUGHT, type TaughtRule, type TaughtSlot } from './layout.ts'
import { matchRule } from './match-rule.ts'
import { hasWord } from './merge-rules.ts'
import type { Row } from './rows.ts'
import { isClosed, kindOf } from './value-kinds.ts'

const SIZES = [3, 2, 1]

/**
 * The forms in which a rule may fit a row: as it was learned, then without the wording above it and with less around its values. People
 * who write the same letter again change a word here and there.
 */
export function formsOf(rule: TaughtRule): TaughtRule[] {
	const looser = SIZES.filter((size) => size >= rule.loosest).map((size) => loosened(rule, size))
	return [rule, ...looser, ...(rule.partly ? [inPart(rule)] : [])]
}

/** A sentence that leaves something out, or says a part of it in other words, still says the rest. */
const inPart = (rule: TaughtRule): TaughtRule => ({
	...loosened(rule, 2),
	slots: rule.slots.map((slot) => {
		const closed = isClosed(kindOf(slot.fields[0] ?? ''))
		return { ...looseSlot(slot, closed ? 1 : 2), ...(closed ? { after: [] } : {}), optional: true }
	}),
})

/** Rules with the least wording by which they still fit only rows of their kind in the document that taught them. */
export function withLoosest(rules: readonly TaughtRule[], rows: readonly Row[], days: DayContext): TaughtRule[] {
	const taught = Map.groupBy(rules, ({ list }) => list)
	const known = new Map(
		[...taught].map(([list, own]) => [list, new Set(own.flatMap((rule) => fitted(rule, rows, days)))]),
	)
	return rules.map((rule) => {
		if (!rule.slots.some(hasWord)) return rule
		const own = fitted(rule, rows, days).length
		const isOwn = (size: number) => fitted(loosened(rule, size), rows, days).length <= own
		return {
			...rule,
			loosest: SIZES.filter((_, index) => SIZES.slice(0, index + 1).every(isOwn)).at(-1) ?? TAUGHT,
			partly: rule.slots.length > 2 && fitted(inPart(rule), rows, days).every((row) => known.get(rule.list)?.has(row)),
		}
	})
}

const fitted = (rule: TaughtRule, rows: readonly Row[], days: DayContext): Row[] =>
	rows.filter(
		(row) =>
			(rule.above === null || rule.above === '~' || rule.above === row.above) && matchRule(rule, row, days).length > 0,
	)

const loosened = (rule: TaughtRule, size: number): TaughtRule => ({
	...rule,
	slots: rule.slots.map((slot) => looseSlot(slot, size)),
	above: rule.above === '~' ? '~' : null,
})

function looseSlot(slot: TaughtSlot, size: number): TaughtSlot {
	const before = slot.before.slice(-size)
	// An open value must begin somewhere.
	const begins = isClosed(kindOf(slot.fields[0] ?? '')) || before.some((key) => key !== '*')
	return { ...slot, before: begins ? before : slot.before, after: slot.after.slice(0, 1) }
}
