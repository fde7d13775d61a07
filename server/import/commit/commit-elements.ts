import { IMPORTED_KINDS } from '#shared/import/draft.ts'
import type { ImportDecisions } from '#shared/import/preview.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Cause } from '#server/trips/changes/cause.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { addRecord, changeRecord, type FindTrip, removeRecord } from '#server/trips/records/record-actions.ts'
import type { TripRecords } from '#server/trips/records/trip-records.ts'
import type { BaseElement } from '../merge/match-elements.ts'
import type { ImportPlan } from '../merge/plan-import.ts'
import { changedValues, type ElementPlan, allValues, isAddedByStaff } from '../merge/plan-elements.ts'
import type { ImportBase } from '../orders/orders.ts'

const lockedTrip: FindTrip = (tx, id) => findTrip(tx, id, { lock: true })

/** Carries out the plan for the guests, flights and other elements of a trip. Returns the base for the next import. */
export async function commitElements(
	tx: Tx,
	records: TripRecords,
	tripId: string,
	{ elements }: ImportPlan,
	decisions: ImportDecisions,
	before: ImportBase | null,
	cause: Cause,
): Promise<ImportBase['elements']> {
	// An order that does not claim to be complete may omit elements. Their base is carried over.
	const seen = new Set(elements.map(({ base }) => base))
	const unmentioned = IMPORTED_KINDS.map(
		(list) => [list, (before?.elements[list] ?? []).filter((one) => !seen.has(one))] as const,
	)
	const nextBase = Object.fromEntries(unmentioned) as ImportBase['elements']
	for (const plan of elements) {
		// One after the other, in the order of the document, which is kept for elements at the same time.
		const base = await commitElement(tx, records, tripId, plan, decisions, cause)
		if (base) nextBase[plan.list].push(base)
	}
	return nextBase
}

async function commitElement(
	tx: Tx,
	records: TripRecords,
	tripId: string,
	plan: ElementPlan,
	{ remove }: ImportDecisions,
	cause: Cause,
): Promise<BaseElement | null> {
	const { list, action, base, sourceId, stated, recordId } = plan
	const stored = records[list]
	const baseFor = (id: string | null) => ({
		recordId: id,
		sourceId: sourceId ?? base?.sourceId ?? null,
		stated: { ...base?.stated, ...stated },
	})
	// Left out before it was ever added: remember it, so that the next import skips it too.
	if (action === 'skip') return base ?? (isAddedByStaff(plan) ? null : { recordId: null, sourceId, stated })
	if (action === 'vanished') {
		if (!recordId || !remove.includes(plan.path)) return base
		await removeRecord(tx, stored, lockedTrip, recordId, cause)
		return null
	}
	if (plan.missingFields.length > 0) return base
	if (action === 'add') {
		const added = await addRecord(tx, stored, await lockedTrip(tx, tripId), allValues(plan), cause)
		if (isAddedByStaff(plan)) return null
		return baseFor(String(added.id))
	}
	if (recordId && plan.changed.length > 0)
		await changeRecord(tx, null, stored, lockedTrip, recordId, changedValues(plan), () => {}, cause)
	return baseFor(recordId)
}
