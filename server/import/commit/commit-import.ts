import { NO_CONTENT } from '#shared/booking-confirmation/content.ts'
import { contentSchema } from '#shared/booking-confirmation/content-schema.ts'
import type { Draft } from '#shared/import/draft.ts'
import type { ImportDecisions, Imported } from '#shared/import/preview.ts'
import { withInitials } from '#shared/initial-values.ts'
import { type TripValues, tripFields } from '#shared/trips/trip.ts'
import { tripSchema } from '#shared/trips/trip-schema.ts'
import { saveContent, readContent } from '#server/booking-confirmation/content-store.ts'
import { audit } from '#server/db/audit.ts'
import type { Tx } from '#server/db/connect.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { addDocument, type StoredDocument } from '#server/trips/records/add-document.ts'
import type { Cause } from '#server/trips/changes/cause.ts'
import { changeTrip } from '#server/trips/trip/change-trip.ts'
import { createTrip } from '#server/trips/trip/create-trip.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import type { Caller } from '#server/http/routes.ts'
import { commitElements } from './commit-elements.ts'
import { summarize, warningsFor } from './import-outcome.ts'
import type { ImportParts } from '../import-parts.ts'
import { settleReceived } from '../received/settle-received.ts'
import { changedValues, allValues, isAddedByStaff } from '../merge/plan-elements.ts'
import type { ImportPlan } from '../merge/plan-import.ts'
import { changesSeenBy, describeChanges } from '../merge/describe-changes.ts'
import { orderIdentity } from '../orders/order-identity.ts'
import { claimOrder, claimSecondOrder, saveOrder } from '../orders/orders.ts'
import type { StoredReading } from '../preview/stored-reading.ts'
import { assessImport, type Assessment } from '../preview/assess-import.ts'

/** Ends the transaction because staff must review the import first. */
export class ReviewRequired extends Error {}

/**
 * Creates a trip from a reading, or updates the trip that the order became. It uses the same actions as staff's own
 * edits, so approvals, counters and stale documents follow. Everything runs in the caller's transaction, and concurrent
 * imports of one order give one trip. With `mustBeCertain` it throws ReviewRequired instead of deciding anything for
 * staff. Refuses undecided choices with 409 and missing values with 422.
 */
export async function commitImport(
	tx: Tx,
	parts: Pick<ImportParts, 'sealer' | 'reader' | 'records'>,
	{ user, ip }: { user: Caller; ip: string },
	stored: StoredReading,
	decisions: ImportDecisions,
	{ mustBeCertain, documents = [] }: { mustBeCertain: boolean; documents?: readonly StoredDocument[] },
): Promise<{ imported: Imported; plan: ImportPlan }> {
	const { sealer, reader, records } = parts
	const { reading, userId } = stored
	const actor = { id: user.id, ip }
	const identity = await orderIdentity(tx, reading, userId)
	const order = await claimOrder(tx, sealer, identity, userId)
	const knownTripId = stored.tripId ?? order.tripId
	if (knownTripId) await findTrip(tx, knownTripId, { lock: true })
	const assessment = await assessImport(tx, parts, user, stored, order, decisions)
	const { plan, existing } = assessment
	if (mustBeCertain && !assessment.isCertain) throw new ReviewRequired()
	refuseUndecided(assessment, decisions)

	const whole = { ...plan, elements: plan.elements.filter(({ missingFields }) => missingFields.length === 0) }
	const changes = existing
		? describeChanges(whole).filter((change) => isApplied(change.kind, change.path, decisions))
		: []
	const cause: Cause = { by: user.id, why: 'import' }
	const tripId = await commitTrip(tx, user, userId, assessment, cause)
	const elements = await commitElements(tx, records, tripId, plan, decisions, existing?.base ?? null, cause)
	const pricingWarnings = await commitPricing(tx, tripId, plan)
	// The other customer's trip keeps its link to the order as well.
	const ownOrder = assessment.otherCustomer ? await claimSecondOrder(tx, sealer, identity, userId) : order
	const orderId = orderNumber(assessment, reading.draft)
	await saveOrder(tx, sealer, ownOrder.id, { tripId, orderId }, reading, {
		trip: { ...existing?.base?.trip, ...plan.trip.stated },
		pricing: { ...existing?.base?.pricing, ...plan.pricing.stated },
		elements,
		isPart: assessment.isPart,
		statedHash: reading.taught?.isUsed ? null : reading.statedHash,
	})
	if (stored.receivedId) await settleReceived(tx, stored.receivedId, user.id, { state: 'imported', tripId })
	const { host, sha256 } = reading.source
	for (const document of documents) {
		const made = await addDocument(tx, records, tripId, document, cause)
		await audit(tx, actor, 'document uploaded', String(made.id), { detail: { host } })
	}
	const outcome = !existing ? 'created' : changes.length > 0 ? 'updated' : 'unchanged'
	const summary = summarize(plan)
	await audit(tx, actor, 'trip imported', tripId, { detail: { outcome, host, orderId, sha256, ...summary } })
	// Staff have already seen these messages in the preview.
	const unreviewed = mustBeCertain ? reading.draft : null
	const imported: Imported = {
		trip: await reader.wholeTrip(tx, user, tripId),
		summary,
		warnings: [...warningsFor(plan, outcome, unreviewed, existing), ...pricingWarnings],
		outcome,
		changes: changesSeenBy(user, existing?.trip, changes),
	}
	return { imported, plan }
}

/** The number that staff entered, or else the document's. */
function orderNumber({ plan, isPart }: Assessment, { order: { id } }: Draft): string | null {
	const { orderId } = plan.trip.corrected
	if (!isPart && typeof orderId === 'string') return orderId
	return id === undefined ? null : String(id.value)
}

function refuseUndecided({ otherCustomer, plan, missingFields }: Assessment, decisions: ImportDecisions) {
	if (otherCustomer && !decisions.otherCustomer)
		throw new Refusal(
			409,
			'order_other_customer',
			`This order was already imported as the trip ‘${otherCustomer.tripName}’ of ${otherCustomer.customerName}`,
			{ more: { otherCustomer } },
		)
	// An incomplete trip cannot be created. Invalid corrections are refused, never dropped, because staff typed them.
	const invalidCorrections = missingFields.filter(({ path }) => Object.hasOwn(decisions.corrections, path))
	const added = plan.elements.filter((element) => isAddedByStaff(element) && element.action === 'add')
	const incomplete = added.flatMap((element) => element.missingFields)
	const errors = [...plan.trip.missingFields, ...incomplete, ...invalidCorrections]
	const [first] = errors
	if (!first) return
	const fields = Object.fromEntries(errors.map(({ path, message }) => [path, message]))
	throw new Refusal(422, 'invalid', first.message, { fields })
}

const isApplied = (kind: string, path: string, { remove }: ImportDecisions) =>
	kind === 'changed' || kind === 'added' || (kind === 'vanished' && remove.includes(path))

/** Creates or updates the trip itself and returns its id. */
async function commitTrip(
	tx: Tx,
	staff: Caller,
	userId: string,
	{ plan: { trip }, existing }: Assessment,
	cause: Cause,
): Promise<string> {
	if (!existing)
		return createTrip(
			tx,
			{ userId, consultantId: staff.id },
			check(tripSchema, withInitials(tripFields, allValues(trip))),
		)
	const { id } = existing.trip
	if (trip.changed.length === 0) return id
	const values = Object.keys(tripFields).map((name) => [name, existing.trip[name as keyof TripValues]])
	const saved = await findTrip(tx, id, { lock: true })
	const next = check(tripSchema, { ...Object.fromEntries(values), ...changedValues(trip) })
	await changeTrip(tx, saved, next, staff.id, cause)
	return id
}

/** Prices go to the booking confirmation. Prices that are not valid there are left out, with a warning. */
async function commitPricing(tx: Tx, tripId: string, { pricing }: ImportPlan): Promise<string[]> {
	if (pricing.changed.length === 0) return []
	const before = (await readContent(tx, tripId))?.content ?? NO_CONTENT
	const checked = contentSchema.safeParse({ ...before, ...changedValues(pricing) })
	if (!checked.success) return [`The prices were left out: ${checked.error.issues[0]?.message ?? 'not valid'}.`]
	await saveContent(tx, tripId, checked.data)
	return []
}
