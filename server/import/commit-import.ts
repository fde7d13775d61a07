import { contentSchema, NO_CONTENT } from '#shared/booking-confirmation/content.ts'
import type { User } from '#shared/contract.ts'
import { DRAFT_LISTS } from '#shared/import/draft.ts'
import type { ImportDecisions, Imported, ImportSummary } from '#shared/import/preview.ts'
import { withInitials } from '#shared/record.ts'
import { type TripValues, tripFields } from '#shared/trips/trip.ts'
import { keepContent, readContent } from '#server/booking-confirmation/content-store.ts'
import { audit } from '#server/db/audit.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { addDocument, type KeptDocument } from '#server/trips/add-document.ts'
import { changeTrip } from '#server/trips/change-trip.ts'
import { createTrip, tripSchema } from '#server/trips/create-trip.ts'
import { findTrip } from '#server/trips/find-trip.ts'
import type { TripReader } from '#server/trips/read-trips.ts'
import { addRecord, changeRecord, type FindTrip, removeRecord } from '#server/trips/record-actions.ts'
import type { TripRecords } from '#server/trips/trip-records.ts'
import type { BaseElement } from './merge/match-elements.ts'
import { changesOf, type ElementPlan, type ImportPlan, said } from './merge/plan-import.ts'
import { claimOrder, identityOf, type ImportBase, keepOrder } from './orders.ts'
import type { KeptReading } from './previews.ts'
import { changesIn, documentsOf, weighImport, type Weighed } from './weigh-import.ts'

export type ImportDeps = { sealer: Sealer; reader: TripReader; records: TripRecords }
/** Thrown to end the transaction: somebody has to look at it first. */
export class NeedsLook extends Error {}

const anyTrip: FindTrip = (tx, id) => findTrip(tx, id, { lock: true })

/**
 * Makes a trip of a reading, or brings the trip up to date that the order became, by the product's own actions: approvals, counts and
 * papers follow as after any edit. All in the caller's transaction. Two who import the same order at once get one trip. With
 * `mustBeCertain` it throws NeedsLook rather than choose anything for staff. Refuses what staff left undecided (409) or unfilled (422).
 */
export async function commitImport(
	tx: Tx,
	deps: ImportDeps,
	{ user, ip }: { user: User; ip: string },
	kept: KeptReading,
	decisions: ImportDecisions,
	{ mustBeCertain, documents = [] }: { mustBeCertain: boolean; documents?: readonly KeptDocument[] },
): Promise<Imported> {
	const { reading, userId } = kept
	const order = await claimOrder(tx, deps.sealer, await identityOf(tx, reading, userId))
	const saved = order.tripId ? await findTrip(tx, order.tripId, { lock: true }) : null
	const weighed = await weighImport(tx, deps, user, kept, order, decisions)
	const { plan, existing } = weighed
	if (mustBeCertain && !weighed.isCertain) throw new NeedsLook()
	refuseUndecided(weighed, decisions)

	const changes = existing ? changesIn(plan).filter((change) => isDone(change.kind, change.path, decisions)) : []
	const tripId =
		existing?.trip.id ?? (await createTrip(tx, userId, check(tripSchema, withInitials(tripFields, said(plan.trip)))))
	if (existing && saved && plan.trip.changed.length > 0) {
		const values = Object.fromEntries(
			Object.keys(tripFields).map((name) => [name, existing.trip[name as keyof TripValues]]),
		)
		await changeTrip(tx, saved, check(tripSchema, { ...values, ...changesOf(plan.trip) }), user.id)
	}
	const elements: Record<string, BaseElement[]> = Object.fromEntries(DRAFT_LISTS.map((list) => [list, []]))
	for (const one of plan.elements) {
		// In the document's order, so that what happens at the same time stays in it.
		const base = await apply(tx, deps.records, tripId, one, decisions)
		if (base) elements[one.list]?.push(base)
	}
	const unpriced = await keepPricing(tx, tripId, plan)
	const unmentioned = unmentionedOf(order.base, plan)
	for (const list of DRAFT_LISTS) elements[list]?.push(...unmentioned(list))
	await keepOrder(tx, deps.sealer, order.id, tripId, reading, {
		trip: { ...existing?.base?.trip, ...plan.trip.stated },
		pricing: { ...existing?.base?.pricing, ...plan.pricing.stated },
		elements,
	})
	const summary = summaryOf(plan)
	const { host, sha256 } = reading.source
	for (const document of documents) {
		const made = await addDocument(tx, deps.records, tripId, document)
		await audit(tx, { id: user.id, ip }, 'document uploaded', String(made.id), { detail: { host } })
	}
	const outcome = !existing ? 'created' : changes.length > 0 ? 'updated' : 'unchanged'
	await audit(tx, { id: user.id, ip }, 'trip imported', tripId, {
		detail: { outcome, host, orderId: reading.draft.order.id?.value ?? null, sha256, ...summary },
	})
	return {
		trip: await deps.reader.wholeTrip(tx, user, tripId),
		summary,
		warnings: [
			...warningsOf(mustBeCertain ? reading.draft.issues : [], plan, outcome),
			...unpriced,
			...(mustBeCertain ? unfetched(reading, existing) : []),
		],
		outcome,
		changes,
	}
}

function refuseUndecided({ otherCustomer, plan, wants }: Weighed, decisions: ImportDecisions) {
	if (otherCustomer && !decisions.otherCustomer)
		throw new Refusal(
			409,
			'order_other_customer',
			`This order is already the trip ‘${otherCustomer.tripName}’ of ${otherCustomer.customerName}`,
			{ more: otherCustomer },
		)
	// A trip that is not whole can't be made; what staff wrote themselves is kept or refused, never dropped.
	const mistaken = wants.filter(({ path }) => Object.hasOwn(decisions.corrections, path))
	const faults = [...plan.trip.wants, ...mistaken]
	const [first] = faults
	if (!first) return
	const fields = Object.fromEntries(faults.map(({ path, message }) => [path, message]))
	throw new Refusal(422, 'invalid', first.message, { fields })
}

const isDone = (kind: string, path: string, { remove }: ImportDecisions) =>
	kind === 'changed' || kind === 'added' || (kind === 'vanished' && remove.includes(path))

/** Does what is planned for one part, and says what of it to remember for the next import. */
async function apply(
	tx: Tx,
	records: TripRecords,
	tripId: string,
	plan: ElementPlan,
	{ remove }: ImportDecisions,
): Promise<BaseElement | null> {
	const { list, act, base, sourceId, stated, recordId } = plan
	const stored = records[list]
	const remembered = (id: string | null) => ({
		recordId: id,
		sourceId: sourceId ?? base?.sourceId ?? null,
		stated: { ...base?.stated, ...stated },
	})
	// Left out before it was ever here: it stays away from now on.
	if (act === 'stayAway') return base ?? { recordId: null, sourceId, stated }
	if (act === 'vanished') {
		if (!recordId || !remove.includes(plan.path)) return base
		await removeRecord(tx, stored, anyTrip, recordId)
		return null
	}
	if (plan.wants.length > 0) return base
	if (act === 'add') {
		const added = await addRecord(tx, stored, await anyTrip(tx, tripId), said(plan))
		return remembered(String(added.id))
	}
	if (recordId && plan.changed.length > 0) await changeRecord(tx, stored, anyTrip, recordId, changesOf(plan), () => {})
	return remembered(recordId)
}

/** The order's papers wait for somebody to tick them. */
function unfetched({ draft }: KeptReading['reading'], existing: Weighed['existing']): string[] {
	const left = documentsOf(draft, existing).filter(({ isHere }) => !isHere)
	if (left.length === 0) return []
	const names = left.map(({ name }) => `‘${name}’`).join(', ')
	return [`The order lists ${names}: to fetch documents, import it again and choose ‘Look First’.`]
}

/** What an order that doesn't claim to be complete says nothing of, this time. */
function unmentionedOf(base: ImportBase | null, { elements }: ImportPlan) {
	const seen = new Set(elements.map((one) => one.base))
	return (list: keyof ImportBase['elements']) => (base?.elements[list] ?? []).filter((one) => !seen.has(one))
}

/** The money goes to the booking confirmation. What doesn't fit together there is left out, and said. */
async function keepPricing(tx: Tx, tripId: string, { pricing }: ImportPlan): Promise<string[]> {
	if (pricing.changed.length === 0) return []
	const before = (await readContent(tx, tripId))?.content ?? NO_CONTENT
	const checked = contentSchema.safeParse({ ...before, ...changesOf(pricing) })
	if (!checked.success) return [`The prices were left out: ${checked.error.issues[0]?.message ?? 'not valid'}.`]
	await keepContent(tx, tripId, checked.data)
	return []
}

function summaryOf({ elements }: ImportPlan): ImportSummary {
	const isHere = ({ act, wants }: ElementPlan) => act === 'change' || (act === 'add' && wants.length === 0)
	const counts = DRAFT_LISTS.map((list) => [list, elements.filter((one) => one.list === list && isHere(one)).length])
	return Object.fromEntries(counts) as ImportSummary
}

function warningsOf(
	issues: readonly { message: string }[],
	{ elements }: ImportPlan,
	outcome: Imported['outcome'],
): string[] {
	const leftOut = elements
		.filter(({ act, wants }) => act === 'add' && wants.length > 0)
		.map(({ summary, wants }) => `${summary} was left out: ${wants.map(({ message }) => message).join(', ')}.`)
	const same = outcome === 'unchanged' ? ['Nothing has changed since this was imported last.'] : []
	return [...same, ...issues.map(({ message }) => message), ...leftOut]
}
