import { addDays } from '#shared/dates.ts'
import type { ImportedKind } from '#shared/import/draft.ts'
import { ESSENTIALS } from '../sequence/partly-read.ts'
import type { Doubt } from '../values/days.ts'
import { DAY_OFFSET } from '../values/moments.ts'
import { readPersonName, toNameCase } from '../values/people.ts'
import type { Layout, TaughtRule } from './layout.ts'
import type { Match } from './match-rule.ts'
import type { Row } from './rows.ts'
import type { TaughtList } from './value-kinds.ts'

/** `doubts` are about the day in it, which the document writes as `dayText`. */
export type TaughtValue = { value: string | number; where: string; raw: string; doubts?: Doubt[]; dayText?: string }

/** `row` is its last row. */
export type TaughtElement = { fields: Record<string, TaughtValue>; row: number }

export type TaughtElements = Record<TaughtList, TaughtElement[]>

/**
 * With the place of its last row and that row's shape, its values from the rows `above` that one, and the elements that share these.
 */
export type Open = TaughtElement &
	Pick<TaughtRule, 'step' | 'slots'> & { above: TaughtElement['fields']; alike: Open[] }

export function fieldsOf({ values }: Match, row: Row): TaughtElement['fields'] {
	const fields: TaughtElement['fields'] = {}
	for (const { fields: names, value, raw, to, doubts } of values)
		for (const name of names) {
			fields[name] = { value, where: row.where, raw, ...(doubts.length > 0 ? { doubts, dayText: raw } : {}) }
			const offset =
				name === 'arrivalTime@time'
					? DAY_OFFSET.exec(row.text.slice(row.tokens[to]?.from ?? row.text.length).slice(0, 8))
					: null
			if (offset) fields.dayOffset = { value: Number(offset[1] ?? 1), where: row.where, raw }
		}
	return fields
}

/** 'Mr. Tunde Oyelaran; Miss Simi Oyelaran (7)' are two guests. */
export function eachPerson(fields: TaughtElement['fields']): TaughtElement['fields'][] {
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

export function addTo(
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
export function complete(fields: TaughtElement['fields']): TaughtElement['fields'] {
	const whole: TaughtElement['fields'] = {}
	for (const [name, value] of Object.entries(fields)) if (!/@|^dayOffset$/.test(name)) whole[name] = value
	const departureDay = fields['departureTime@day'] ?? fields['arrivalTime@day']
	for (const name of ['departureTime', 'arrivalTime'] as const) {
		const time = fields[`${name}@time`]
		const day = name === 'departureTime' ? departureDay : arrivalDay(fields)
		if (time && day) whole[name] = { ...day, ...time, value: `${day.value}T${time.value}` }
	}
	const { checkIn, nights } = fields
	if (checkIn && nights && !whole.checkOut)
		whole.checkOut = { ...nights, value: addDays(String(checkIn.value), Number(nights.value)) }
	delete whole.nights
	const { fullName } = whole
	const name = fullName && readPersonName(String(fullName.value))
	if (fullName && name) {
		whole.fullName = { ...fullName, value: name.fullName.replaceAll(/\p{Lu}{3,}/gu, toNameCase) }
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

/** A list with a row for each traveller of a journey states it several times. */
export const withoutCopies = (elements: readonly TaughtElement[]): TaughtElement[] => [
	...new Map(
		elements.map((one) => [JSON.stringify(Object.entries(one.fields).map(([name, { value }]) => [name, value])), one]),
	).values(),
]

/** Whether an element has half of the essential fields that the layout knows the places of, and at least two. */
export function isElement(list: ImportedKind, { fields }: TaughtElement, { rules }: Layout): boolean {
	const taught = rules.filter((rule) => rule.list === list).flatMap(({ slots }) => slots.flatMap((slot) => slot.fields))
	const essential = ESSENTIALS[list].filter(
		(name) => name !== 'title' && taught.some((field) => field.split('@')[0] === name),
	)
	const has = essential.filter((name) => fields[name] !== undefined).length
	return has >= Math.max(Math.min(2, essential.length), essential.length / 2)
}
