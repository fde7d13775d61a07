import { setImmediate } from 'node:timers/promises'
import { needsNoReview } from '#shared/import/certainty.ts'
import type { Draft } from '#shared/import/draft.ts'
import type {
	ImportDecisions,
	ImportDocument,
	ImportMatch,
	ImportPreview,
	RequiredInput,
} from '#shared/import/preview.ts'
import { MONEY_FIELDS } from '#shared/import/money-fields.ts'
import { readContent } from '#server/booking-confirmation/content-store.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import type { Caller } from '#server/http/routes.ts'
import type { Existing } from '../merge/plan-elements.ts'
import { isPartOfTrip, partOfTrip } from '../merge/part-of-trip.ts'
import { type ImportPlan, planImport } from '../merge/plan-import.ts'
import { validateValues } from '../merge/validate-values.ts'
import { changesSeenBy, describeChanges } from '../merge/describe-changes.ts'
import { orderOfOtherTrip } from '../import-refusals.ts'
import type { ImportedOrder } from '../orders/orders.ts'
import type { StoredReading } from './stored-reading.ts'

/** What an import would do, and whether staff must decide anything first. */
export type Assessment = Pick<ImportPreview, 'match' | 'staysAway' | 'otherCustomer' | 'isCertain'> & {
	/** What of the document counts for this trip (IMPORT-82). */
	draft: Draft
	isPart: boolean
	plan: ImportPlan
	existing: Existing | null
	missingFields: RequiredInput[]
}

/**
 * Compares a reading with what the order became before, or with the trip that staff chose. Refuses with 409 an order older than the one
 * imported, and for a chosen trip an order that is another trip. Has no side effects; in a transaction that locks the order and its trip,
 * the result stays valid.
 */
export async function assessImport(
	db: Db | Tx,
	{ reader }: { reader: TripReader },
	staff: Caller,
	{ reading, userId, tripId }: StoredReading,
	order: ImportedOrder | null,
	decisions: ImportDecisions,
): Promise<Assessment> {
	const ownTripId = tripId ?? order?.tripId ?? null
	const trip = ownTripId ? await reader.completeTrip(db, staff, ownTripId) : null
	if (tripId && order?.tripId && order.tripId !== tripId)
		throw orderOfOtherTrip(await reader.completeTrip(db, staff, order.tripId))
	const belongsToOther = trip !== null && tripId === null && trip.userId !== userId
	if (!belongsToOther) refuseOlderRevision(reading.draft, order)
	const base = order?.base ?? null
	const existing = trip && !belongsToOther ? { trip, base, pricing: await storedPricing(db, trip.id) } : null
	const isPart = existing !== null && isPartOfTrip(reading.draft, existing.trip, order)
	const draft = isPart ? partOfTrip(reading.draft) : reading.draft
	const read = validateValues(draft, decisions.corrections)
	// A long order is weighed in two turns, so that other requests pass in between.
	await setImmediate()
	const plan = planImport(read, existing, decisions, draft.order.complete === true)
	const missingFields = fieldsToEnter(plan, read.invalid)
	const importedAt = order?.tripId ? order.importedAt : null
	const match = existing ? describeMatch(staff, existing, importedAt, plan) : null
	const otherCustomer = belongsToOther
		? { tripId: trip.id, tripName: trip.name, customerName: trip.customerName }
		: null
	const staysAway = plan.elements.filter(({ action }) => action === 'skip').map(({ path }) => path)
	const needsDecision =
		otherCustomer !== null ||
		missingFields.length > 0 ||
		match?.reopensApproval ||
		match?.changes.some(({ kind }) => kind === 'conflict' || kind === 'vanished')
	return {
		draft,
		isPart,
		plan,
		existing,
		missingFields,
		match,
		staysAway,
		otherCustomer,
		isCertain: !needsDecision && (needsNoReview(draft) || match?.changes.length === 0),
	}
}

/** The documents that an order lists. Their addresses are secrets, so only the host is shown. */
export const describeDocuments = ({ documents = [] }: Draft, existing: Existing | null): ImportDocument[] =>
	documents.map(({ name, label, url }) => ({
		name,
		label,
		host: URL.parse(url)?.host ?? '',
		isHere: existing?.trip.documents.some(({ displayName }) => displayName === name) ?? false,
	}))

function refuseOlderRevision(draft: Draft, order: ImportedOrder | null) {
	const { revision } = draft.order
	if (revision === undefined || !order?.revision || revision >= order.revision) return
	throw new Refusal(
		409,
		'order_stale',
		`This is version ${revision} of the order, but version ${order.revision} was already imported. Ask for the latest link`,
	)
}

async function storedPricing(db: Db | Tx, tripId: string) {
	const stored = await readContent(db, tripId)
	return Object.fromEntries(
		Object.keys(MONEY_FIELDS).map((name) => [name, stored?.content[name as keyof typeof MONEY_FIELDS] ?? null]),
	)
}

/** One entry per value. That a value is invalid takes precedence over that it is missing. */
function fieldsToEnter({ trip, elements }: ImportPlan, invalid: readonly RequiredInput[]): RequiredInput[] {
	const all = [...invalid, ...trip.missingFields, ...elements.flatMap(({ missingFields }) => missingFields)]
	const skipped = new Set(elements.filter(({ action }) => action === 'skip').map(({ path }) => path))
	const byPath = new Map<string, RequiredInput>()
	for (const one of all) if (!byPath.has(one.path)) byPath.set(one.path, one)
	return [...byPath.values()].filter(({ path }) => !skipped.has(path.slice(0, path.lastIndexOf('/'))))
}

function describeMatch(staff: Caller, { trip }: Existing, importedAt: Date | null, plan: ImportPlan): ImportMatch {
	const changedGuests = plan.elements.filter(
		({ list, action, missingFields, changed }) =>
			list === 'guests' &&
			missingFields.length === 0 &&
			(action === 'add' || (action === 'change' && changed.length > 0)),
	)
	const wasApproved = (recordId: string | null) =>
		trip.guestDetailsApprovalStatus === 'approved' ||
		trip.guests.some(({ id, approvalStatus }) => id === recordId && approvalStatus === 'approved')
	return {
		tripId: trip.id,
		tripName: trip.name,
		importedAt: importedAt?.toISOString() ?? null,
		reopensApproval: changedGuests.some(({ recordId }) => wasApproved(recordId)),
		changes: changesSeenBy(staff, trip, describeChanges(plan)),
	}
}
