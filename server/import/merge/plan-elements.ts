import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { DraftList } from '#shared/import/draft.ts'
import { titleOf } from '#shared/import/imported-records.ts'
import type { RequiredInput } from '#shared/import/preview.ts'
import type { Row } from '#server/trips/records/stored-record.ts'
import type { ImportBase } from '../orders/orders.ts'
import { type BaseElement, matchElements } from './match-elements.ts'
import { type Merged, mergeValues } from './merge-values.ts'
import type { FieldValues, ElementValues } from './validate-values.ts'

/** The trip that an order became, and its money. */
export type Existing = { trip: WholeTrip; pricing: Row; base: ImportBase | null }

/**
 * What an import will do with one part of the order. 'add' and 'change' with `missingFields` do nothing until those are met;
 * 'stayAway' was left out or deleted by staff; 'vanished' is in the order no more.
 */
export type ElementPlan = Merged & {
	list: DraftList
	path: string
	act: 'add' | 'change' | 'stayAway' | 'vanished'
	recordId: string | null
	/** Staff had it and took it away: it isn't new that it is missing. */
	isDeletedHere: boolean
	sourceId: string | null
	/** What the order says of it, to remember; and what staff put in its place. */
	stated: Row
	corrected: Row
	/** As it was imported last. */
	base: BaseElement | null
	/** One line that tells it from its neighbours. */
	summary: string
	missingFields: RequiredInput[]
}

/** What a new record says. */
export const allValues = ({ stated, corrected }: FieldValues): Row => ({ ...stated, ...corrected })

/** What a merge writes. */
export const changedValues = ({ changed }: Pick<Merged, 'changed'>): Row =>
	Object.fromEntries(changed.map(({ name, after }) => [name, after]))

export const recordsOf = (trip: WholeTrip, list: DraftList) => trip[list] as unknown as (Row & { id: string })[]

/**
 * Plans the parts of one list: those that the order had before or that staff had added by hand, what it has no more, and the new ones.
 * What they still want is for the caller to see.
 */
export function planElements(
	list: DraftList,
	elements: readonly ElementValues[],
	existing: Existing | null,
	isComplete: boolean,
): ElementPlan[] {
	const bases = existing?.base?.elements[list] ?? []
	const records = existing ? recordsOf(existing.trip, list) : []
	const partners = matchElements(list, elements, bases)
	const unmatched = elements.filter((_, index) => partners[index] === null)
	const manualRecords = records.filter(({ id }) => !bases.some(({ recordId }) => recordId === id))
	const manualCandidates = manualRecords.map((record) => ({ sourceId: null, stated: record }))
	const manualPartners = matchElements(list, unmatched, manualCandidates)

	const plans = elements.map((element, index) => {
		const base = bases[partners[index] ?? -1] ?? null
		const manual = base ? null : (manualRecords[manualPartners[unmatched.indexOf(element)] ?? -1] ?? null)
		const record = manual ?? records.find(({ id }) => id === base?.recordId)
		const title = titleOf(list, record ?? allValues(element), Number(element.path.split('/')[1]))
		const common = { ...newElementPlan(list, element, title), base }
		if (record) {
			const merged = mergeValues(base?.stated ?? null, record, element)
			return { ...common, ...merged, act: 'change' as const, recordId: record.id }
		}
		return base ? { ...common, act: 'stayAway' as const, isDeletedHere: base.recordId !== null } : common
	})
	const vanished = bases.flatMap((base, place) => {
		const record = records.find(({ id }) => id === base.recordId)
		if (partners.includes(place) || !record || !isComplete) return []
		const element = { ...base, path: `${list}/${record.id}`, corrected: {} }
		const common = newElementPlan(list, element, titleOf(list, record, place))
		return [{ ...common, base, act: 'vanished' as const, recordId: record.id }]
	})
	const isNew = ({ act }: ElementPlan) => act === 'add'
	return [...plans.filter((plan) => !isNew(plan)), ...vanished, ...plans.filter(isNew)]
}

/** One that is new here. */
const newElementPlan = (list: DraftList, element: ElementValues, summary: string): ElementPlan => ({
	list,
	path: element.path,
	sourceId: element.sourceId,
	stated: element.stated,
	corrected: element.corrected,
	changed: [],
	conflicts: [],
	act: 'add',
	recordId: null,
	isDeletedHere: false,
	base: null,
	summary,
	missingFields: [],
})
