import { findDays } from '../../values/days.ts'
import { readMoment } from '../../values/moments.ts'
import type { Block, Pair } from '../blocks.ts'
import { normaliseLabel, lookUpLabel } from '../labels/dictionaries.ts'
import { fieldByForm } from '../records/record-fields.ts'
import { nameInHeading, type SectionType } from '../section-types.ts'
import type { ReadOptions } from '../group-reader.ts'

const MAX_FRAGMENT_LENGTH = 70
/** 'Suite 1' counts it, and a sentence says more than a value. */
const NO_VALUE = /^\p{L}+ \d{1,2}$|[.!?]$/u
const STATEMENTS: Partial<Record<SectionType, { field: string; pattern: RegExp }>> = {
	flight: { field: 'operator', pattern: /^\W{0,3}operated by ()(.{2,60})$/i },
	transfer: {
		field: 'fromLocation',
		pattern: /^(?:pick(?:ed)? ?-?up|collected|collection)(?: at)? ?(.*?\d.*?)? from (.{3,60})$/i,
	},
}
/** What the form of a line tells without a label. */
const STATED: ReadonlySet<string> = new Set(['dates', 'boardBasis', 'roomType'])

/** What lines without labels say in a card, besides its labels: 'Garden Suite · 12 – 14 March 2027'. */
export function pairsFromLines(block: Block, options: ReadOptions): Pair[] {
	const { type } = block
	if (type !== 'accommodation' && type !== 'flight' && type !== 'transfer') return []
	const known = new Set(block.pairs.map(({ label }) => lookUpLabel(type, normaliseLabel(label))?.field))
	const fragments = block.lines
		.filter(({ text }) => !/:\s/.test(text))
		.flatMap(({ text, where }) => text.split(/\s+[·•|]\s+/).map((part) => ({ value: part.trim(), where })))
		.filter(({ value }) => value.length > 1 && value.length <= MAX_FRAGMENT_LENGTH && !NO_VALUE.test(value))
	const statement = STATEMENTS[type]
	if (statement)
		return fragments.flatMap(({ value, where }) => {
			const [, time = '', what] = statement.pattern.exec(value) ?? []
			const isNew = what && !known.has(statement.field)
			return isNew ? [{ label: statement.field, value: `${what} ${time}`.trim(), where }] : []
		})
	const isTaken = (field: string) => known.has(field)
	const pairs = fragments.flatMap((fragment): Pair[] => {
		const isRange = findDays(fragment.value, options.days).length > 1
		const field = isRange ? 'dates' : fieldByForm(type, { ...fragment, label: fragment.value }, isTaken, options)
		if (field === null || !STATED.has(field) || isTaken(field)) return []
		known.add(field)
		return [{ ...fragment, label: field }]
	})
	const [first] = fragments
	const name = readMoment(first?.value ?? '', options.days).rest.replace(/[\s,\d–-]+$/, '')
	const isNamed = known.has('hotelName') || nameInHeading(block.headings.at(-1) ?? '') !== ''
	// 'Dear Mrs Sample,'
	const isName = first && /^\p{Lu}/u.test(name) && !first.value.endsWith(',')
	if (!isName || isNamed || !(known.has('checkIn') || known.has('dates'))) return pairs
	return [...pairs, { ...first, label: 'Hotel', value: name.split(/,\s+/)[0] ?? '', isGuess: true }]
}
