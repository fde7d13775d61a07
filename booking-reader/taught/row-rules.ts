import { monthNamed, weekdaysNamed } from '../values/month-names.ts'
import { TAUGHT, type TaughtRule, type TaughtSlot } from './layout.ts'
import { hasWord } from './merge-rules.ts'
import type { Placed } from './find-places.ts'
import { type Element, FAR, isSameSpan } from './place-element.ts'
import type { Row, Token } from './rows.ts'
import { isClosed, kindOf, type Span, type TaughtList } from './value-kinds.ts'

/** One rule for each row that states something of an element. */
export function rulesOf(
	element: Element,
	all: readonly Element[],
	rows: readonly Row[],
	names: ReadonlySet<string>,
): TaughtRule[] {
	const { list, placed, center } = element
	const siblings = all.filter((one) => one.list === list)
	const sharedBy = (one: Placed) =>
		siblings.filter((other) =>
			other.placed.some((p) => p.row === one.row && p.field === one.field && isSameSpan(p, one)),
		)
	const scopeOf = (one: Placed): TaughtRule['scope'] => {
		const sharing = sharedBy(one)
		if (sharing.length > 1) return sharing.length === siblings.length || one.row > center ? 'all' : 'following'
		if (Math.abs(one.row - center) > FAR) return 'all'
		return isDayAbove({ center, placed: placed.filter((p) => sharedBy(p).length < 2) }, one) ? 'following' : 'element'
	}
	// Far from the other values of one of several elements, an equal text is there by chance.
	const isOwn = (one: Placed) =>
		isClosed(kindOf(one.field)) || siblings.length < 2 || Math.abs(one.row - center) <= FAR || sharedBy(one).length > 1
	const groups = Map.groupBy(placed.filter(isOwn), (one) => `${one.row} ${scopeOf(one)}`)
	return [...groups.values()].flatMap((own) => {
		const [first] = own
		const row = first && rows[first.row]
		if (!first || !row) return []
		const taken = all.flatMap((one) => one.placed.filter((p) => p.row === first.row))
		const scope = scopeOf(first)
		const slots = slotsOf(own, row, taken, names)
		return [
			{
				list,
				slots,
				above: aboveOf(first.row, row, all, list, names),
				at: (scope === 'all' || list === 'trip') && first.row < NEAR_START && !slots.some(hasWord) ? first.row : null,
				repeats: false,
				loosest: TAUGHT,
				partly: false,
				step: first.row - center,
				scope,
			},
		]
	})
}

/** Whether it is a day on its own above everything else of its element. */
export const isDayAbove = ({ placed, center }: Omit<Element, 'list'>, { row, field }: Placed): boolean =>
	row < center && kindOf(field) === 'day' && placed.every((one) => kindOf(one.field) === 'day' || one.row > row)

/** Rows this near the start of a document are letterhead. */
const NEAR_START = 12

/** The wording of the row above, unless that row has values: '~' if they are of elements of the same kind. */
function aboveOf(
	at: number,
	row: Row,
	all: readonly Element[],
	list: TaughtList,
	names: ReadonlySet<string>,
): string | null {
	const valuesAbove = all.filter(({ placed }) => placed.some((p) => p.row === at - 1))
	if (valuesAbove.length > 0 && !row.isLabelled) return valuesAbove.some((one) => one.list === list) ? '~' : null
	return row.above !== '' && isPlain(row.above, names) ? row.above : null
}

/** Wording that contains no word of a value. */
const isPlain = (text: string, names: ReadonlySet<string>) => !text.split(' ').some((word) => names.has(word))

const AFTER = 2

function slotsOf(own: readonly Placed[], row: Row, taken: readonly Span[], names: ReadonlySet<string>): TaughtSlot[] {
	const spans = [...Map.groupBy(own, ({ from, to }) => `${from} ${to}`).values()]
	return spans.map((placed, index) => {
		const { from, to } = placed[0] as Placed
		const previous = spans[index - 1]?.[0]?.to
		const keyAt = (at: number): string => {
			const token = row.tokens[at]
			if (!token) return at < 0 ? '^' : '$'
			return taken.some((one) => at >= one.from && at < one.to) ? anyOf(token) : anchorOf(row, at, names)
		}
		const before: string[] = []
		for (let at = from - 1; before.length < TAUGHT; at--) {
			if (previous !== undefined && at < previous) {
				before.unshift('{')
				break
			}
			before.unshift(keyAt(at))
			if (at < 0 || isColumnEnd(before[0])) break
		}
		const after: string[] = []
		for (let at = to; after.length < AFTER; at++) {
			after.push(keyAt(at))
			if (at >= row.tokens.length || isColumnEnd(after.at(-1))) break
		}
		const fields = placed.map(({ field }) => field)
		return { fields, before, after: after[0] === '*' ? [] : after, ends: after.slice(0, 1), optional: false }
	})
}

const isColumnEnd = (key: string | undefined) => key !== undefined && /^\|\d/.test(key)

const anyOf = ({ key }: Token) => (/^\p{L}/u.test(key) ? '*' : key)

/**
 * What a token next to a value is called in a layout. A capitalised word in the middle of a sentence may be a name, so it becomes any
 * word; so do the words of all values.
 */
function anchorOf({ text, tokens }: Row, at: number, names: ReadonlySet<string>): string {
	const token = tokens[at] as Token
	if (!/^\p{L}/u.test(token.key)) return token.key
	if (names.has(token.word) || weekdaysNamed(token.word).size > 0 || monthNamed(token.word) !== null) return '*'
	const raw = text.slice(token.from, token.to)
	if (!/^\p{Lu}/u.test(raw)) return token.key
	const isAbbreviation = raw.length <= 5 && raw === raw.toUpperCase()
	const startsPhrase = at === 0 || !/^[\p{L}#]/u.test(tokens[at - 1]?.key ?? '')
	return isAbbreviation || startsPhrase || tokens[at + 1]?.key === ':' ? token.key : '*'
}
