import type { WholeTrip } from '#shared/contract.ts'
import { DRAFT_LISTS, type DraftList } from '#shared/import/draft.ts'
import { titleOf } from '#shared/import/imported-records.ts'
import { TRIP_RECORDS } from '#shared/trips/records.ts'
import type { ImportDecisions, ImportWant } from '#shared/import/preview.ts'
import type { Fields } from '#shared/fields.ts'
import { type AnyTripRecord, schemaOf, valuesOf, withInitials } from '#shared/record.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { tripSchema } from '#server/trips/create-trip.ts'
import type { Row } from '#server/trips/stored-record.ts'
import type { ImportBase } from '../orders.ts'
import { type BaseElement, matchElements } from './match-elements.ts'
import { type Merged, mergeValues } from './merge-values.ts'
import type { Read, ReadElement, ReadValues } from './read-values.ts'

/** The trip that an order became, and its money. */
export type Existing = { trip: WholeTrip; pricing: Row; base: ImportBase | null }

/**
 * What an import will do with one part of the order. 'add' and 'change' with blocking `wants` do nothing until those are met;
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
	wants: ImportWant[]
}
export type ImportPlan = {
	trip: Merged & Read & { wants: ImportWant[] }
	pricing: Merged & Read
	elements: ElementPlan[]
}

/** Works out what importing these values does, to a new trip or to the one that the order became. Touches nothing. */
export function planImport(
	read: ReadValues,
	existing: Existing | null,
	decisions: ImportDecisions,
	isComplete: boolean,
): ImportPlan {
	const decide = (path: string, { changed, conflicts }: Merged): Merged => ({
		changed: [...changed, ...conflicts.filter(({ name }) => decisions.take.includes(`${path}/${name}`))],
		conflicts: conflicts.filter(({ name }) => !decisions.take.includes(`${path}/${name}`)),
	})
	const trip = existing ? decide('trip', mergeValues(existing.base?.trip ?? null, existing.trip, read.trip)) : NOTHING
	const whole = existing
		? { ...ownFields(tripFields, existing.trip), ...changesOf(trip) }
		: withInitials(tripFields, said(read.trip))
	const pricing = decide('pricing', mergeValues(existing?.base?.pricing ?? null, existing?.pricing ?? {}, read.pricing))
	return {
		trip: { ...trip, ...read.trip, wants: wantsOf('trip', tripFields, tripSchema.safeParse(whole)) },
		pricing: { ...pricing, ...read.pricing },
		elements: DRAFT_LISTS.flatMap((list) => {
			const known = existing ? planKnown(list, read.elements[list], existing, isComplete) : []
			const planned = new Set(known.map(({ path }) => path))
			const fresh = read.elements[list]
				.filter(({ path }) => !planned.has(path))
				.map((element) => planNew(list, element))
			return [...known, ...fresh]
				.map((plan) => (decisions.leaveOut.includes(plan.path) ? { ...plan, act: 'stayAway' as const } : plan))
				.map((plan) => ({ ...plan, ...decide(plan.path, plan) }))
				.map((plan) => ({ ...plan, wants: wantsOfElement(plan, existing?.trip ?? null) }))
		}),
	}
}

/** What a new record says. */
export const said = ({ stated, corrected }: Read): Row => ({ ...stated, ...corrected })

/** Of 'flights/1': 1. */
const indexOf = (path: string) => Number(path.split('/')[1])

const NOTHING: Merged = { changed: [], conflicts: [] }

/** What a merge writes. */
export const changesOf = ({ changed }: Merged): Row =>
	Object.fromEntries(changed.map(({ name, after }) => [name, after]))

const ownFields = (fields: Fields, row: Row): Row =>
	Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]))

const recordsOf = (trip: WholeTrip, list: DraftList) => trip[list] as unknown as (Row & { id: string })[]

/** Those that the order had before, or that staff had added by hand; and those it has no more. */
function planKnown(list: DraftList, elements: readonly ReadElement[], existing: Existing, isComplete: boolean) {
	const bases = existing.base?.elements[list] ?? []
	const records = recordsOf(existing.trip, list)
	const partners = matchElements(list, elements, bases)
	const left = elements.filter((_, index) => partners[index] === null)
	const byHand = records.filter(({ id }) => !bases.some(({ recordId }) => recordId === id))
	const handPartners = matchElements(
		list,
		left,
		byHand.map((record) => ({ sourceId: null, stated: record })),
	)
	const plans = elements.flatMap((element, index): ElementPlan[] => {
		const base = partners[index] === null ? null : (bases[partners[index] ?? -1] ?? null)
		const hand = base ? null : (byHand[handPartners[left.indexOf(element)] ?? -1] ?? null)
		if (!base && !hand) return []
		const record = hand ?? records.find(({ id }) => id === base?.recordId)
		const common = {
			list,
			...element,
			base,
			summary: titleOf(list, record ?? said(element), indexOf(element.path)),
			wants: [],
		}
		if (!record)
			return [{ ...common, ...NOTHING, act: 'stayAway', recordId: null, isDeletedHere: base?.recordId !== null }]
		const merged = mergeValues(base?.stated ?? null, record, element)
		return [{ ...common, ...merged, act: 'change', recordId: record.id, isDeletedHere: false }]
	})
	const vanished = bases.flatMap((base, place): ElementPlan[] => {
		const record = records.find(({ id }) => id === base.recordId)
		if (partners.includes(place) || !record || !isComplete) return []
		const { sourceId, stated } = base
		const path = `${list}/${record.id}`
		const summary = titleOf(list, record, place)
		const common = {
			list,
			path,
			sourceId,
			stated,
			corrected: {},
			base,
			summary,
			recordId: record.id,
			isDeletedHere: false,
			wants: [],
		}
		return [{ ...common, ...NOTHING, act: 'vanished' }]
	})
	return [...plans, ...vanished]
}

const planNew = (list: DraftList, element: ReadElement): ElementPlan => ({
	list,
	...element,
	...NOTHING,
	act: 'add',
	recordId: null,
	isDeletedHere: false,
	base: null,
	summary: titleOf(list, said(element), indexOf(element.path)),
	wants: [],
})

function wantsOfElement(plan: ElementPlan, trip: WholeTrip | null): ImportWant[] {
	const { list, act, path, recordId, changed } = plan
	const record: AnyTripRecord = TRIP_RECORDS[list]
	const fields = record.fields as Fields
	if (act === 'add') return wantsOf(path, fields, schemaOf(record).safeParse(withInitials(fields, said(plan))))
	if (act !== 'change' || changed.length === 0 || !trip) return []
	const current = recordsOf(trip, list).find(({ id }) => id === recordId) ?? {}
	const after = { ...valuesOf(record, current), ...changesOf({ changed, conflicts: [] }) }
	return wantsOf(path, fields, schemaOf(record).safeParse(after))
}

type Checked = { success: boolean; error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }

const wantsOf = (place: string, fields: Fields, { error }: Checked): ImportWant[] =>
	(error?.issues ?? []).map(({ path, message }) => {
		const name = String(path[0] ?? '')
		return { path: `${place}/${name}`, label: fields[name]?.label ?? name, message }
	})
