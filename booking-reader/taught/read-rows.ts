import { addDays } from '#shared/dates.ts'
import { IMPORTED_KINDS } from '#shared/import/draft.ts'
import type { DayContext } from '../values/days.ts'
import { DAY_OFFSET } from '../values/moments.ts'
import { readPersonName } from '../values/people.ts'
import type { Layout, TaughtRule, TaughtSlot } from './layout.ts'
import { type Match, matchRule } from './match-rule.ts'
import { formsOf } from './fit-rule.ts'
import { hasWord } from './merge-rules.ts'
import type { Row } from './rows.ts'
import { isClosed, kindOf, overlaps, type TaughtList, type ValueKind } from './value-kinds.ts'

type TaughtValue = { value: string | number; where: string; raw: string }
/** `row` is its last row. */
export type TaughtElement = { fields: Record<string, TaughtValue>; row: number }
export type TaughtElements = Record<TaughtList, TaughtElement[]>

/**
 * With the place of its last row and that row's shape, its values from the rows `above` that one, and the elements that share these.
 */
type Open = TaughtElement & Pick<TaughtRule, 'step' | 'slots'> & { above: TaughtElement['fields']; alike: Open[] }

/** 1 where half of the values are enough, 2 where only the rows below say that it is one. */
type Ranked = Match & { doubt: number }

/** Without these, an element is none. */
const ESSENTIAL: Partial<Record<TaughtList, readonly string[]>> = {
	guests: ['fullName'],
	flights: ['departureTime', 'departureAirport', 'flightNumber'],
	accommodations: ['checkIn', 'checkOut'],
	transfers: ['date', 'time', 'fromLocation', 'toLocation'],
	activities: ['name', 'date'],
}
const MIN_ESSENTIAL: Partial<Record<TaughtList, number>> = {
	guests: 1,
	flights: 2,
	accommodations: 1,
	transfers: 2,
	activities: 2,
}

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
	const forms = new Map(layout.rules.map((rule) => [rule, formsOf(rule, rows)]))
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
			return [list, withoutCopies(whole.filter((one) => isElement(list as TaughtList, one, layout)))]
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

/** A list with a row for each traveller of a journey states it several times. */
const withoutCopies = (elements: readonly TaughtElement[]): TaughtElement[] => [
	...new Map(
		elements.map((one) => [JSON.stringify(Object.entries(one.fields).map(([name, { value }]) => [name, value])), one]),
	).values(),
]

/** The matches in a row that don't overlap. Of several, the one counts that continues the open element, then the one that reads most. */
function matchesIn(
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

function fieldsOf({ values }: Match, row: Row): TaughtElement['fields'] {
	const fields: TaughtElement['fields'] = {}
	for (const { fields: names, value, raw, to } of values)
		for (const name of names) {
			fields[name] = { value, where: row.where, raw }
			const offset =
				name === 'arrivalTime@time'
					? DAY_OFFSET.exec(row.text.slice(row.tokens[to]?.from ?? row.text.length).slice(0, 8))
					: null
			if (offset) fields.dayOffset = { value: Number(offset[1] ?? 1), where: row.where, raw }
		}
	return fields
}

/** 'Mr. Tunde Oyelaran; Miss Simi Oyelaran (7)' are two guests. */
function eachPerson(fields: TaughtElement['fields']): TaughtElement['fields'][] {
	const { fullName } = fields
	const parts = fullName ? fullName.raw.replaceAll(/\([^()]*\)|["“”„«»]/g, ' ').split(BETWEEN_NAMES) : []
	const names = parts.map((part) => part.trim()).filter(Boolean)
	const isName = (text: string) => {
		const name = readPersonName(text)
		return name !== null && /^\p{Lu}/u.test(text) && (name.title !== undefined || name.fullName.includes(' '))
	}
	if (!fullName || names.length < 2 || !names.every(isName)) return [fields]
	return names.map((name) => ({ ...fields, fullName: { ...fullName, value: name, raw: name } }))
}
const BETWEEN_NAMES =
	/[,;&+·•|\n]|(?<!\p{L})(?:and|und|et|y|e|og|och|en|i|sowie)(?!\p{L})|(?<=\/[^/]* (?:MR|MRS|MS|MISS|MSTR|DR)) +(?=\p{Lu})/u

function addTo(
	open: Open[],
	fields: TaughtElement['fields'],
	{ step, slots }: TaughtRule,
	index: number,
	reach: number,
	following: TaughtElement['fields'],
) {
	const last = open.at(-1)
	const isNew =
		!last ||
		index - last.row > reach ||
		(index > last.row && (step < last.step || (step === last.step && slots === last.slots))) ||
		Object.keys(fields).some((name) => name in last.fields && last.fields[name]?.value !== fields[name]?.value)
	const place = { step, slots, row: index }
	if (isNew) {
		// The second of two rooms shares the days above both, and what follows is of both.
		const isAlike = last && index === last.row + 1 && slots === last.slots && !('fullName' in fields)
		const above = isAlike ? last.above : following
		const alike = isAlike && last.above !== following ? [...last.alike, last] : []
		open.push({ fields: { ...above, ...fields }, above, alike, ...place })
	} else {
		for (const one of last.alike) one.fields = { ...fields, ...one.fields }
		Object.assign(last, { fields: { ...last.fields, ...fields }, above: last.fields, ...place })
	}
}

/** Joins days and times, and titles and names. */
function complete(fields: TaughtElement['fields']): TaughtElement['fields'] {
	const whole: TaughtElement['fields'] = {}
	for (const [name, value] of Object.entries(fields)) if (!/@|^dayOffset$/.test(name)) whole[name] = value
	const departureDay = fields['departureTime@day'] ?? fields['arrivalTime@day']
	for (const name of ['departureTime', 'arrivalTime'] as const) {
		const time = fields[`${name}@time`]
		const day = name === 'departureTime' ? departureDay : arrivalDay(fields)
		if (time && day) whole[name] = { ...time, value: `${day.value}T${time.value}` }
	}
	const { checkIn, nights } = fields
	if (checkIn && nights && !whole.checkOut)
		whole.checkOut = { ...nights, value: addDays(String(checkIn.value), Number(nights.value)) }
	delete whole.nights
	const { fullName } = whole
	const name = fullName && readPersonName(String(fullName.value))
	if (fullName && name) {
		whole.fullName = { ...fullName, value: inNameCase(name.fullName) }
		if (name.title) whole.title = { ...fullName, value: name.title }
	}
	return whole
}

/** Where a document states one day for both, a flight that seems to land before it departs lands on the next day. */
function arrivalDay(fields: TaughtElement['fields']): TaughtValue | undefined {
	const [departure, stated] = [fields['departureTime@day'], fields['arrivalTime@day']]
	const own = stated && departure?.value !== stated.value ? stated : undefined
	if (own || !departure) return stated
	const [departs, arrives] = [fields['departureTime@time'], fields['arrivalTime@time']]
	const isBefore = departs && arrives && arrives.value < departs.value
	const more = Number(fields.dayOffset?.value ?? (isBefore ? 1 : 0))
	return { ...departure, value: addDays(String(departure.value), more) }
}

/** 'Winifred Joan ACKROYD' is Winifred Joan Ackroyd. */
const inNameCase = (name: string) =>
	name.replaceAll(/\p{Lu}{3,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())

/** Whether an element has enough of the essential fields that the layout knows the places of. */
function isElement(list: TaughtList, { fields }: TaughtElement, { rules }: Layout): boolean {
	const taught = rules.filter((rule) => rule.list === list).flatMap(({ slots }) => slots.flatMap((slot) => slot.fields))
	const essential = (ESSENTIAL[list] ?? []).filter((name) => taught.some((field) => field.split('@')[0] === name))
	const has = essential.filter((name) => fields[name] !== undefined).length
	return has >= Math.min(MIN_ESSENTIAL[list] ?? 0, essential.length)
}
