import { fold } from '#shared/fold.ts'
import {
	type Draft,
	type DraftElement,
	type DraftFields,
	IMPORTED_KINDS,
	type ImportedKind,
} from '#shared/import/draft.ts'
import { tripFieldsIn } from '#shared/import/imported-records.ts'
import { isSameElement } from '../merge/natural-key.ts'
import type { Layout } from './layout.ts'
import type { ConfirmedValues } from './learn-layout.ts'
import { NOT_TAUGHT } from './find-places.ts'
import type { TaughtElements } from './taught-elements.ts'

type Values = Readonly<Record<string, { value: string | number } | undefined>>
type Confirmed = Readonly<Record<string, string | number>>
type Judgement = Pick<Layout, 'asRead' | 'alsoRead' | 'fieldsAsRead' | 'refused'>

/** Compares what the readers found, and what the layout's own rules find, with what staff confirmed (IMPORT-105). */
export function judgeReadings(draft: Draft, read: TaughtElements, confirmed: ConfirmedValues): Judgement {
	const judged: Judgement = { asRead: [], alsoRead: [], fieldsAsRead: {}, refused: {} }
	if (draft.order.id && !confirmed.trip.some(({ orderId }) => orderId)) judged.refused.trip = ['orderId']
	const [taughtTrip, wantedTrip = {}] = [read.trip[0]?.fields, confirmed.trip[0]]
	const readTrip = tripFieldsIn(draft)
	judged.fieldsAsRead.trip = Object.entries(wantedTrip).flatMap(([field, value]) =>
		readTrip[field]?.value === value && taughtTrip?.[field]?.value !== value ? [field] : [],
	)
	for (const list of IMPORTED_KINDS) {
		const elements = draft[list].filter(({ fields }) => fields.status?.value !== 'cancelled')
		if (elements.length === 0) continue
		const wanted = confirmed[list]
		const [byReaders, byRules] = [pairsOf(elements, wanted), pairsOf(read[list], wanted)]
		const stated = byReaders.flatMap(([{ fields }]) => Object.entries(fields))
		judged.refused[list] = [
			...new Set(stated.flatMap(([field, { certainty }]) => (certainty === 'derived' ? [] : [field]))),
		].filter((field) => !NOT_TAUGHT.has(field) && !wanted.some((values) => field in values))
		const [right, taught] = [byReaders, byRules].map((pairs) =>
			sum(pairs.map(([one, values]) => countEqual(one.fields, values))),
		)
		const isWhole = right === sum(wanted.map((values) => Object.keys(values).length))
		if (elements.length === wanted.length && right! > 0 && (right! > taught! || (isWhole && right === taught)))
			judged.asRead.push(list)
		const [others, pairs] = judged.asRead.includes(list) ? [read[list], byRules] : [elements, byReaders]
		if (
			others.length > 0 &&
			pairs.length === others.length &&
			pairs.every(([one, values]) => isAlike(one.fields, toFields(values)))
		)
			judged.alsoRead.push(list)
		const fields = [...new Set(wanted.flatMap(Object.keys))]
		const rightIn = (pairs: typeof byReaders | typeof byRules, field: string) =>
			pairs.filter(([one, values]) => field in values && one.fields[field]?.value === values[field]).length
		judged.fieldsAsRead[list] = fields.filter((field) => {
			const [own, other] = [rightIn(byReaders, field), rightIn(byRules, field)]
			return judged.asRead.includes(list) ? own > 0 && own >= other : own > 2 * other
		})
	}
	return judged
}

/** The elements of one kind in a further document: those of the layout, with what else the readers found of them, or the other way round. */
export function mergeReadings(
	list: ImportedKind,
	taught: readonly DraftElement[],
	elements: DraftElement[],
	{ asRead, alsoRead, fieldsAsRead, refused }: Judgement,
): DraftElement[] {
	const draft = elements.map((element) => ({ ...element, fields: without(element.fields, refused[list] ?? []) }))
	if (taught.length === 0) return draft
	const isBase = asRead.includes(list)
	const [base, others] = isBase ? [draft, taught] : [taught, draft]
	const left = new Set(others)
	const merged = base.map((element) => {
		const same = [...left].find((other) => isSame(list, element.fields, other.fields))
		if (!same) return element
		left.delete(same)
		const [read, own] = isBase ? [element, same] : [same, element]
		const ofReaders = (field: string) => fieldsAsRead[list]?.includes(field)
		// What a journey is follows from its two ends, which may come from both readings.
		const readFields = Object.entries(read.fields).filter(
			([field, { certainty }]) => !(field === 'transferType' && certainty === 'derived'),
		)
		const ends = readFields.filter(([field, { value }]) => !isEqual(own.fields[OTHER_END[field] ?? '']?.value, value))
		const first = Object.fromEntries(ends.filter(([field]) => ofReaders(field)))
		return { ...read, fields: { ...Object.fromEntries(ends), ...own.fields, ...first } }
	})
	const isLive = ({ fields }: DraftElement) => fields.status?.value !== 'cancelled'
	return alsoRead.includes(list) ? [...merged, ...[...left].filter(isLive)] : merged
}

/** A time or an airport that the layout takes for one end of a journey is not also the other: 'arriving with IB6651 from Madrid at 18:10'. */
const OTHER_END: Readonly<Record<string, string>> = {
	departureTime: 'arrivalTime',
	arrivalTime: 'departureTime',
	departureAirport: 'arrivalAirport',
	arrivalAirport: 'departureAirport',
}

const without = (fields: DraftFields, names: readonly string[]): DraftFields =>
	Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** Whether two readings are of one element: they have a natural key in common, or most of what both have. */
const isSame = (list: ImportedKind, one: DraftFields, other: DraftFields): boolean =>
	isSameElement(list, one, other) || isAlike(one, other) || (list === 'flights' && isSameFlight(one, other))
/** Of one of them the day is not known. */
const isSameFlight = (one: DraftFields, other: DraftFields) =>
	one.flightNumber?.value === other.flightNumber?.value && !(one.departureTime && other.departureTime)

function isAlike(one: Values, other: Values): boolean {
	const shared = Object.keys(one).filter((name) => name in other)
	const equal = shared.filter((name) => isEqual(one[name]?.value, other[name]?.value)).length
	return equal > 0 && (equal === shared.length || (equal > 1 && equal * 2 > shared.length))
}

const toFields = (values: Confirmed): Values =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))

/** Each confirmed element with the one that it is most like. */
function pairsOf<T extends { fields: Values }>(
	elements: readonly T[],
	confirmed: readonly Confirmed[],
): [T, Confirmed][] {
	const left = new Set(elements)
	return confirmed.flatMap((values): [T, Confirmed][] => {
		const [best] = [...left]
			.map((element) => ({ element, count: countEqual(element.fields, values) }))
			.toSorted((a, b) => b.count - a.count)
		if (!best || best.count === 0) return []
		left.delete(best.element)
		return [[best.element, values]]
	})
}

const countEqual = (fields: Values, values: Confirmed) =>
	Object.entries(values).filter(([name, value]) => isEqual(fields[name]?.value, value)).length
const isEqual = (one: string | number | undefined, other: string | number | undefined) =>
	fold(String(one ?? '')) === fold(String(other ?? ''))
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
