import { type Kysely, sql } from 'kysely'
import { schemaOf } from '#shared/schemas.ts'
import { seesIdentityData, type Viewer } from '#shared/customers/identity-sight.ts'
import { type AnyKind, identityFields, valuesOf, withoutIdentityData } from '#shared/trips/kinds/record-kind.ts'
import { withInitials } from '#shared/initial-values.ts'
import { KINDS } from '#shared/trips/kinds/registry.ts'
import type { Tx } from '#server/db/connect.ts'
import { newId, isId } from '#server/db/id.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { reopenApproval } from '../approvals/approval.ts'
import { cancelNotices } from '../companions/companion-rows.ts'
import { putRecordIntoBin } from '../bin/bin.ts'
import type { Cause } from '../changes/cause.ts'
import { noteChange } from '../changes/note-change.ts'
import type { findTrip } from '../trip/find-trip.ts'
import { noteIssuedState } from './issued-state.ts'
import { indexTrip } from '../list/trip-search.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import type { Row, StoredRecord } from './stored-record.ts'

type Trip = Awaited<ReturnType<typeof findTrip>>
/** Finds and locks the trip of a record, or refuses. This decides whose trips the caller may change. */
export type FindTrip = (tx: Tx, tripId: string) => Promise<Trip>

// The table's name and columns come from the record's declaration, so Kysely can't type them here.
const tables = (tx: Tx) => tx as unknown as Kysely<Record<string, Row>>

/** What this person may see of a record of a trip (API-132). */
export const recordSeenBy = (viewer: Viewer, trip: Trip, { kind }: StoredRecord, record: Row): Row =>
	seesIdentityData(viewer, trip) ? record : withoutIdentityData(kind, record)

const seesAll = (viewer: Viewer | null, trip: Trip) => viewer === null || seesIdentityData(viewer, trip)

/**
 * Adds a record to a trip. `more` are columns set by the server; `cause` decides whether travellers are told. Invalid values are 422, by
 * field.
 */
export async function addRecord(
	tx: Tx,
	stored: StoredRecord,
	trip: Trip,
	given: Row,
	cause: Cause,
	more: Row = {},
): Promise<Row> {
	const { kind } = stored
	const values = check(schemaOf(kind), withInitials(kind.fields, given)) as Row
	await refuseUnknown(tx, stored, trip.id, values)
	const id = newId()
	const key = await stored.keyFor(tx, { id, tripId: trip.id }, values)
	const row = await tables(tx)
		.insertInto(kind.names.table)
		.values({ ...stored.toRow(id, values, key), ...more, id, tripId: trip.id })
		.returning([...stored.columns])
		.executeTakeFirstOrThrow()
	if (stored.isApproved) await reopenApproval(tx, trip)
	indexTrip(tx, trip.id)
	const added = stored.shown({ ...row, personKey: key?.sealed })
	await noteChange(tx, trip, stored, null, added, cause)
	return added
}

/**
 * Changes the given fields and validates the whole record. Equal values change nothing. `refuseStale` gets the record before the
 * change. Runs under the trip's lock, so that an edit can't bypass an approval or outlive the trip. Both records are as the viewer sees
 * them; null is the server itself. A field that is hidden from the viewer is 403: a form that could not show it would delete it.
 */
export async function changeRecord(
	tx: Tx,
	viewer: Viewer | null,
	stored: StoredRecord,
	find: FindTrip,
	id: string,
	given: Row,
	refuseStale: (current: Row & { version: number }) => void,
	cause: Cause,
): Promise<Row> {
	const { kind } = stored
	const { trip, row } = await lockRecord(tx, stored, find, id)
	const seen = (record: Row) =>
		(seesAll(viewer, trip) ? record : withoutIdentityData(kind, record)) as Row & { version: number }
	if (!seesAll(viewer, trip)) refuseHidden(identityFields(kind), given)
	if (!stored.mayReplaceSealed(row)) throw unreadableRefusal()
	const current = stored.shown(row)
	refuseStale(seen(current))
	const before = valuesOf(kind, current)
	const values = check(schemaOf(kind), { ...before, ...withoutOrigin(kind, before, given), ...given }) as Row
	const withheld = stored.withheld(row).filter((name) => values[name] != null)
	if (viewer !== null && withheld.length > 0) throw withdrawnRefusal(withheld)
	// What a booking says again is left out.
	for (const name of withheld) values[name] = null
	if (Object.keys(kind.fields).every((name) => isEqual(values[name], before[name]))) return seen(current)
	await refuseUnknown(tx, stored, trip.id, values)
	const key = await stored.keyFor(tx, { id, tripId: trip.id }, values)
	const changed = await tables(tx)
		.updateTable(kind.names.table)
		.set({
			...stored.toRow(id, values, key),
			...(stored.isApproved ? { approvalStatus: 'pending' } : {}),
			version: sql`version + 1`,
			updatedAt: sql`now()`,
		})
		.where('id', '=', id)
		.returning([...stored.columns])
		.executeTakeFirstOrThrow()
	if (stored.isApproved) await reopenApproval(tx, trip)
	indexTrip(tx, trip.id)
	const after = stored.shown({ ...changed, personKey: key?.sealed })
	await noteChange(tx, trip, stored, current, after, cause)
	return seen(after)
}

/** Diet and special requests are not stored again before there is a new consent (PORTAL-63). */
function withdrawnRefusal(names: readonly string[]) {
	const sentence = 'The consent for this was withdrawn. Record a new one first'
	return new Refusal(422, 'invalid', sentence, { fields: Object.fromEntries(names.map((name) => [name, sentence])) })
}

/** Lists of guests are in order (shared/schemas.ts). */
const isEqual = (a: unknown, b: unknown) =>
	a === b || (Array.isArray(a) && Array.isArray(b) && String(a) === String(b) && a.length === b.length)

/** Empties the fields that say where another one came from, where that one changes (CRM-227). */
const withoutOrigin = ({ fields }: AnyKind, before: Row, given: Row): Row =>
	Object.fromEntries(
		Object.entries(fields).flatMap(([name, { originOf }]) =>
			originOf !== undefined && Object.hasOwn(given, originOf) && given[originOf] !== before[originOf]
				? [[name, null]]
				: [],
		),
	)

function refuseHidden(hidden: readonly string[], given: Row) {
	const named = hidden.filter((name) => Object.hasOwn(given, name))
	const sentence = 'You may not see or change the identity data of this trip'
	if (named.length > 0)
		throw new Refusal(403, 'hidden', sentence, { fields: Object.fromEntries(named.map((name) => [name, sentence])) })
}

/**
 * The refusal of a change to a record whose sealed values do not open, such as with another instance's new key: the change would store
 * them as missing.
 */
const unreadableRefusal = () =>
	new Refusal(
		409,
		'unreadable',
		'This record’s identity data cannot be decrypted at the moment, so nothing was changed. Please tell the agency',
	)

/** Refuses where a trip has a record of this kind whose sealed values do not open. Call it under the trip's lock. */
export async function refuseUnreadable(tx: Tx, stored: StoredRecord, tripId: string): Promise<void> {
	const rows = await tables(tx)
		.selectFrom(stored.kind.names.table)
		.select(['id', 'sealed'])
		.where('tripId', '=', tripId)
		.execute()
	if (!(await stored.withKeys(tx, rows)).every(stored.mayReplaceSealed)) throw unreadableRefusal()
}

/** Deletes a record, which can be brought back for a while (CRM-324). */
export async function removeRecord(
	tx: Tx,
	stored: StoredRecord,
	find: FindTrip,
	id: string,
	cause: Cause,
): Promise<void> {
	const { trip, row } = await lockRecord(tx, stored, find, id)
	await putIntoBin(tx, stored, trip, row, cause)
	if (stored.kind.names.list === 'guests') {
		await cancelNotices(tx, trip.id, id)
		await takeOffRecords(tx, trip.id, id)
	}
	if (stored.kind.names.list === 'flights') await takeOffTransfers(tx, trip.id, id)
	indexTrip(tx, trip.id)
	await noteChange(tx, trip, stored, stored.shown(row), null, cause)
	await tables(tx).deleteFrom(stored.kind.names.table).where('id', '=', id).execute()
	if (stored.kind.names.list === 'documents') await noteIssuedState(tx, trip.id)
}

async function putIntoBin(tx: Tx, { kind }: StoredRecord, trip: Trip, row: Row, cause: Cause) {
	const recordId = String(row.id)
	const { list, table } = kind.names
	const files =
		list === 'documents'
			? await tx.selectFrom('documents').select('storageKey').where('id', '=', recordId).execute()
			: []
	const deletedBy = cause === 'untold' ? null : cause.by
	const entry = { list, recordId, title: kind.summary(row), endDate: trip.endDate, deletedBy }
	await putRecordIntoBin(
		tx,
		trip.id,
		table,
		entry,
		files.map(({ storageKey }) => storageKey),
	)
}

/**
 * Takes a guest off everything that names them. What is left may be an empty list, which nobody sees: the removal of a guest never shows
 * a record to more people.
 */
async function takeOffRecords(tx: Tx, tripId: string, guestId: string) {
	for (const kind of Object.values(KINDS)) {
		if (!('guestIds' in kind.fields)) continue
		await tables(tx)
			.updateTable(kind.names.table)
			.set({
				guestIds: sql`array_remove("guestIds", ${guestId}::uuid)`,
				version: sql`version + 1`,
				updatedAt: sql`now()`,
			})
			.where('tripId', '=', tripId)
			.where(sql<boolean>`${guestId}::uuid = any("guestIds")`)
			.execute()
	}
}

/** A transfer whose flight is deleted meets none. Its rows change, so that a form which shows the flight is out of date. */
async function takeOffTransfers(tx: Tx, tripId: string, flightId: string) {
	await tx
		.updateTable('transfers')
		.set({ flightId: null, version: sql`version + 1`, updatedAt: sql`now()` })
		.where('tripId', '=', tripId)
		.where('flightId', '=', flightId)
		.execute()
}

async function lockRecord(tx: Tx, stored: StoredRecord, find: FindTrip, id: string) {
	const { names, labels } = stored.kind
	const select = (columns: readonly string[]) =>
		tables(tx)
			.selectFrom(names.table)
			.select([...columns])
			.where('id', '=', id)
			.executeTakeFirst()
	const place = isId(id) ? await select(['tripId']) : undefined
	if (!place) throw notFound(labels.title)
	const trip = await find(tx, String(place.tripId)).catch((error: unknown) => {
		// A record of somebody else's trip answers exactly like one that does not exist.
		throw error instanceof Refusal && error.status === 404 ? notFound(labels.title) : error
	})
	const row = await select(stored.columns)
	if (!row) throw notFound(labels.title)
	const [withKey = row] = await stored.withKeys(tx, [row])
	return { trip, row: withKey }
}
