import type { DayContext } from '../values/days.ts'
import type { TaughtRule, TaughtSlot } from './layout.ts'
import type { Row, Token } from './rows.ts'
import { type ClosedValue, closedValues, isClosed, kindOf, readOpen, type Span, textOf } from './value-kinds.ts'

type FoundValue = ClosedValue & { fields: string[]; raw: string }
/** One place where a rule fits a row. */
export type Match = Span & { rule: TaughtRule; values: FoundValue[] }

/** Steps of matching one rule to one row. A row that needs more is no row of that shape. */
const MAX_STEPS = 20_000
const MAX_MATCHES = 30
const LONGEST = 40
/** An open value ends here if the layout does not say where. */
const ENDS = /^(?:[,;:.()–—·]|\|\d+)$/

/** Every place in a row where a rule fits, from left to right. */
export function matchRule(rule: TaughtRule, row: Row, days: DayContext): Match[] {
	const found: Match[] = []
	const slots = rule.slots.map((slot, index) => slotReader(slot, rule.slots[index + 1], row, days))
	let steps = 0
	const matchFrom = (index: number, at: number, isBehind: boolean): FoundValue[] | null => {
		const slot = slots[index]
		if (!slot) return []
		for (const begin of slot.starts(at, isBehind))
			for (const value of slot.valuesAt(begin)) {
				if (++steps > MAX_STEPS) return null
				const rest = matchFrom(index + 1, value.to, true)
				if (rest) return [value, ...rest]
			}
		return slot.optional ? matchFrom(index + 1, at, false) : null
	}
	const least = rule.slots.length > 2 ? Math.max(2, rule.slots.length / 2) : 1
	for (let at = 0; at <= row.tokens.length && found.length < MAX_MATCHES; ) {
		const values = matchFrom(0, at, true)
		const [from, to] = [values?.[0]?.from, values?.at(-1)?.to]
		if (!values || values.length < least || from === undefined || to === undefined) break
		found.push({ rule, values, from, to })
		at = Math.max(to, at + 1)
	}
	return found
}

function slotReader(
	{ fields, before, after, ends, optional }: TaughtSlot,
	next: TaughtSlot | undefined,
	row: Row,
	days: DayContext,
) {
	const { tokens } = row
	const kind = kindOf(fields[0] ?? '')
	const closed = isClosed(kind) ? closedValues(row, kind, days) : null
	const isPlace = PLACES.has(fields[0] ?? '')
	const isAdjacent = before[0] === '{'
	// The next value begins right behind this one, wherever that is.
	const isOpenEnded = after.length === 0 && next?.before[0] === '{'
	const keys = isAdjacent ? before.slice(1) : before
	const fitsBefore = (at: number) => keys.every((key, index) => fits(key, at - keys.length + index, tokens))
	// Words that differ from value to value say little of where the next one ends.
	const isUsual = ends.length === 0 || ends.includes('*') || ends.filter((key) => /^\p{L}/u.test(key)).length > 1
	const isColumn = ends.length > 0 && ends.every((key) => /^\|\d/.test(key))
	const isEnd = (at: number) =>
		(at === tokens.length && !isColumn) ||
		(isUsual ? ENDS : /^\|\d/).test(tokens[at]?.key ?? '') ||
		ends.some((key) => key !== '*' && fits(key, at, tokens))
	const fitsAfter = (at: number) => after.every((key, index) => fits(key, at + index, tokens))
	return {
		optional,
		/** Where the slot may begin, at `at` or later. `isBehind`: the slot before ends at `at`. */
		starts: (at: number, isBehind: boolean): number[] =>
			isAdjacent && isBehind
				? [at + keys.length].filter(fitsBefore)
				: tokens.flatMap((_, index) =>
						index - keys.filter((key) => key !== '^').length >= at && fitsBefore(index) ? [index] : [],
					),
		valuesAt: (begin: number): FoundValue[] => {
			if (closed)
				return closed
					.filter(({ from, to }) => from === begin && fitsAfter(to))
					.map((one) => ({ ...one, fields, raw: textOf(row, one) }))
			const found: FoundValue[] = []
			// A value that is a whole row is none of a table.
			const isRow = keys.includes('^') && after.includes('$')
			if (isRow && tokens.some(({ key }) => /^\|\d/.test(key))) return []
			const last = isPlace ? timeBehind(row, begin) : tokens.length
			for (let to = begin + 1; to <= Math.min(last, begin + LONGEST); to++) {
				const isTime = to === last && to < tokens.length
				if (!isTime && !(isOpenEnded || after.length > 0 ? fitsAfter(to) : isEnd(to))) continue
				const raw = textOf(row, { from: begin, to })
				const value = readOpen(kind, raw)
				if (value !== null) found.push({ from: begin, to, value, doubts: [], fields, raw })
			}
			return found
		},
	}
}

const PLACES = new Set(['fromLocation', 'toLocation', 'location', 'hotelName'])

/** Where the name of a place ends at the latest: in 'Marrakech-Ménara à 17h40' before the time and its preposition. */
function timeBehind({ text, tokens }: Row, begin: number): number {
	const place = text.slice(tokens[begin]?.from ?? text.length)
	const name =
		/^.*?(?=(?: ?,)?(?: \p{Ll}{1,5}\.?)? \d{1,2}(?:[:h]\d\d|h| ?[ap]m)(?![\p{L}\d]))/iu.exec(place)?.[0] ?? place
	return tokens.findLastIndex(({ to }) => to <= text.length - place.length + name.length) + 1
}

function fits(key: string, at: number, tokens: readonly Token[]): boolean {
	if (key === '^') return at < 0
	if (key === '$') return at >= tokens.length
	const token = tokens[at]
	return token !== undefined && (key === '*' ? /^\p{L}/u.test(token.key) : key === token.key)
}
