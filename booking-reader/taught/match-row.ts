import type { DayContext } from '../values/days.ts'
import { readPersonName } from '../values/people.ts'
import type { TaughtRule, TaughtSlot } from './layout.ts'
import { type Match, matchRule } from './match-rule.ts'
import { hasWord } from './merge-rules.ts'
import type { Row } from './rows.ts'
import type { Open } from './taught-elements.ts'
import { isClosed, kindOf, overlaps, type ValueKind } from './value-kinds.ts'

/** 1 where half of the values are enough, 2 where only the rows below say that it is one. */
type Ranked = Match & { doubt: number }

/** The matches in a row that don't overlap. Of several, the one counts that continues the open element, then the one that reads most. */
export function matchesIn(
	row: Row,
	rules: readonly TaughtRule[],
	forms: ReadonlyMap<TaughtRule, readonly TaughtRule[]>,
	days: DayContext,
	open: Open | undefined,
	index: number,
	reach: number,
	lastRow: ReadonlyMap<TaughtRule, number>,
	fitsAt: (rule: TaughtRule, at: number) => boolean,
): Ranked[] {
	const isNear = open !== undefined && index - open.row <= reach
	const continues = ({ step, slots }: TaughtRule) =>
		isNear && step > open.step && !slots.some(({ fields }) => fields.some((field) => field in open.fields))
	const rank = ({ rule, values, doubt }: Ranked): number[] => [
		doubt,
		-values.length,
		rule.above === row.above ? 0 : 1,
		-rule.slots.filter(hasWord).length,
		continues(rule) ? 0 : 1,
		rule.step,
	]
	// The name of an excursion stands alone two rows above 'When'.
	const isBegun = ({ scope, step }: TaughtRule) => {
		const below = rules.filter((other) => other.step > step && (other.slots.length > 1 || other.slots.some(hasWord)))
		const next = Math.min(...below.map((other) => other.step))
		return scope === 'element' && below.some((other) => other.step === next && fitsAt(other, index + other.step - step))
	}
	const end = Math.max(...rules.map(({ step }) => step))
	const isLast = (other: TaughtRule, rule: TaughtRule) => other === rule || other.step === end
	const fits = (form: TaughtRule, rule: TaughtRule) =>
		(form.repeats && rules.some((other) => isLast(other, rule) && lastRow.get(other) === index - 1)) ||
		isAnchored(
			form,
			row,
			index,
			continues(form) && open ? { rows: index - open.row, steps: form.step - open.step } : null,
		)
	const firstFitting = (rule: TaughtRule): Ranked[] => {
		const whole = rule.slots.filter(({ optional }) => !optional).length
		for (const form of forms.get(rule) ?? []) {
			const found = fits(form, rule) ? matchRule(form, row, days) : []
			if (found.length > 0)
				return found.map((match) => ({ ...match, rule, doubt: match.values.length < whole ? 1 : 0 }))
		}
		return isBegun(rule) ? matchRule(rule, row, days).map((match) => ({ ...match, doubt: 2 })) : []
	}
	const found = rules
		.flatMap(firstFitting)
		.map((match) => ({ match, rank: rank(match) }))
		.toSorted((a, b) => compare(a.rank, b.rank))
	const chosen: Ranked[] = []
	for (const { match } of found) if (!chosen.some((one) => overlaps(one, match))) chosen.push(match)
	return chosen.toSorted((a, b) => a.from - b.from)
}

const compare = (a: readonly number[], b: readonly number[]) => {
	const at = a.findIndex((value, index) => value !== b[index])
	return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** A row without any known word belongs to an element only by its shape, or by the row above it. */
function isAnchored(rule: TaughtRule, row: Row, index: number, next: { rows: number; steps: number } | null): boolean {
	if (rule.slots.length > 2 && rule.slots.some(hasWord)) return true
	if (rule.above !== null && rule.above !== '~') return rule.above === row.above
	if (rule.slots.some(hasWord)) return true
	if (rule.at !== null) return rule.at === index
	const closed = rule.slots.filter(({ fields }) => isClosed(kindOf(fields[0] ?? '')))
	if (closed.length > 1 || rule.slots.length > 2) return true
	// A flight number, a time, an airport or a traveller's name by itself can be nothing else.
	const [first] = rule.slots
	const isAirport = rule.slots.some(({ fields }) => kindOf(fields[0] ?? '') === 'airport')
	const isWhole =
		row.tokens.length < 12 && first?.before[0] === '^' && (!isAirport || /(?<!\p{L})[A-Z]{3} /u.test(row.text))
	const standsAlone = ({ fields }: TaughtSlot) => {
		const kind = kindOf(fields[0] ?? '')
		return STANDS_ALONE.has(kind) || (kind === 'person' && isPlainlyName(row.text))
	}
	if (isWhole && rule.slots.every(standsAlone)) return true
	if (rule.scope === 'following') return closed.length > 0
	return next !== null && (closed.length > 0 || next.rows === next.steps)
}

/** 'SAMPLE/OLA MS', 'Ms Ola Sample' */
const isPlainlyName = (text: string) => /^\p{Lu}{2,}\/\p{Lu}/u.test(text) || readPersonName(text)?.title !== undefined

const STANDS_ALONE: ReadonlySet<ValueKind> = new Set(['flight', 'time', 'airport'])
