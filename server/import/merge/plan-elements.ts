import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { ImportedKind } from '#shared/import/draft.ts'
import { titleOf } from '#shared/import/imported-records.ts'
import type { RequiredInput } from '#shared/import/preview.ts'
import type { Row } from '#server/trips/records/stored-record.ts'
import type { ImportBase } from '../orders/orders.ts'
import { type BaseElement, matchElements } from './match-elements.ts'
import { type Merged, mergeValues } from './merge-values.ts'
import type { FieldValues, ElementValues } from './validate-values.ts'

/** The trip that an order became, with its prices. */
export type Existing = { trip: WholeTrip; pricing: Row; base: ImportBase | null }

/**
 * What an import does with one element. 'add' and 'change' do nothing while there are `missingFields`. 'skip' was
 * left out or deleted by staff. 'vanished' is no longer in the order.
 */
export type ElementPlan = Merged & {
	list: ImportedKind
	path: string
	action: 'add' | 'change' | 'skip' | 'vanished'
	recordId: string | null
	/** Staff deleted the record, as opposed to leaving the element out. */
	isDeletedHere: boolean
	sourceId: string | null
	/** What the order states, which becomes the next base, and what staff entered instead. */
	stated: Row
	corrected: Row
	/** As of the last import. */
	base: BaseElement | null
	/** One line that identifies the element. */
	summary: string
	missingFields: RequiredInput[]
}

/** The values of a new record. */
export const allValues = ({ stated, corrected }: FieldValues): Row => ({ ...stated, ...corrected })

/** Staff added it in the review. The order states nothing of it. */
export const isAddedByStaff = ({ sourceId, stated }: Pick<ElementPlan, 'sourceId' | 'stated'>): boolean =>
	sourceId === null && Object.keys(stated).length === 0

/** The values that a merge writes. */
export const changedValues = ({ changed }: Pick<Merged, 'changed'>): Row =>
	Object.fromEntries(changed.map(({ name, after }) => [name, after]))

export const recordsOf = (trip: WholeTrip, list: ImportedKind) => trip[list] as unknown as (Row & { id: string })[]

/**
 * Plans the elements of one list: those imported before or added by staff, those that vanished from the order, and the
 * new ones. An element is known by what the order stated last, or by what the trip says now: staff may have corrected it before the order
 * states it rightly. The caller fills in `missingFields`.
 */
export function planElements(
	list: ImportedKind,
	elements: readonly ElementValues[],
	existing: Existing | null,
	isComplete: boolean,
): ElementPlan[] {
	const bases = existing?.base?.elements[list] ?? []
	const records = existing ? recordsOf(existing.trip, list) : []
	const partners = matchElements(list, elements, bases)
	const unmatched = elements.filter((_, index) => partners[index] === null)
	const matched = new Set(partners.map((place) => bases[place ?? -1]?.recordId))
	const otherRecords = records.filter(({ id }) => !matched.has(id))
	const recordPartners = matchElements(
		list,
		unmatched,
		otherRecords.map((record) => ({ sourceId: null, stated: record })),
	)

	const plans = elements.map((element, index) => {
		const known = bases[partners[index] ?? -1]
		const similar = known ? undefined : otherRecords[recordPartners[unmatched.indexOf(element)] ?? -1]
		const base = known ?? bases.find(({ recordId }) => recordId !== null && recordId === similar?.id) ?? null
		const record = similar ?? records.find(({ id }) => id === base?.recordId)
		const title = titleOf(list, record ?? allValues(element), Number(element.path.split('/')[1]))
		const common = { ...newElementPlan(list, element, title), base }
		if (record) {
			const merged = mergeValues(base?.stated ?? null, record, element)
			return { ...common, ...merged, action: 'change' as const, recordId: record.id }
		}
		return base ? { ...common, action: 'skip' as const, isDeletedHere: base.recordId !== null } : common
	})
	const stillStated = new Set(plans.map(({ base }) => base))
	const vanished = bases.flatMap((base, place) => {
		const record = records.find(({ id }) => id === base.recordId)
		if (stillStated.has(base) || !record || !isComplete) return []
		const element = { ...base, path: `${list}/${record.id}`, corrected: {} }
		const common = newElementPlan(list, element, titleOf(list, record, place))
		return [{ ...common, base, action: 'vanished' as const, recordId: record.id }]
	})
	const isNew = ({ action }: ElementPlan) => action === 'add'
	return [...plans.filter((plan) => !isNew(plan)), ...vanished, ...plans.filter(isNew)]
}

/** The plan for an element that is new here. */
const newElementPlan = (list: ImportedKind, element: ElementValues, summary: string): ElementPlan => ({
	list,
	path: element.path,
	sourceId: element.sourceId,
	stated: element.stated,
	corrected: element.corrected,
	changed: [],
	conflicts: [],
	action: 'add',
	recordId: null,
	isDeletedHere: false,
	base: null,
	summary,
	missingFields: [],
})
