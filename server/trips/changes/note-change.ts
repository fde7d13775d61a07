import { sql } from 'kysely'
import type { HistoryAct } from '#shared/history/history-entry.ts'
import { type FieldChange, REPLACED_ID, type ToldList, type ToldValue, WHO_IS_ON } from '#shared/notices/change.ts'
import type { SeenBy } from '#shared/notices/notice.ts'
import { toldFields } from '#shared/notices/describe.ts'
import type { AnyBookedKind } from '#shared/trips/kinds/booked-kind.ts'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import { BOOKED_KINDS, type BookedKind } from '#shared/trips/kinds/registry.ts'
import type { TripValues } from '#shared/trips/trip.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import type { Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { guestsWithAccess } from '../companions/companion-rows.ts'
import type { Row, StoredRecord } from '../records/stored-record.ts'
import type { findTrip } from '../trip/find-trip.ts'
import type { Cause } from './cause.ts'
import { noteRecordHistory } from './note-history.ts'
import { openWindow } from './pending-notice.ts'
import { instantsOfRecord, instantsOfTrip } from './instants.ts'

type Trip = Awaited<ReturnType<typeof findTrip>>

/**
 * Notes what a write of a record changes, in the write's own transaction and under the trip's lock: in its history for staff, and for the
 * travellers unless the trip is not ready yet, cancelled or past. `before` is null for a new record, `after` for a deleted one. `act` is what the history calls it, where that is not plain from the two.
 */
export async function noteChange(
	tx: Tx,
	trip: Trip,
	{ kind }: StoredRecord,
	before: Row | null,
	after: Row | null,
	cause: Cause,
	act?: HistoryAct,
): Promise<void> {
	await noteRecordHistory(tx, trip.id, kind, before, after, cause, act)
	const list = kind.names.list as BookedKind | 'documents' | 'guests'
	const record = after ?? before
	if (cause === 'untold' || list === 'guests' || !record || !isTold(trip)) return
	const fields = fieldChanges(list, before, after)
	if (before && after) fields.push(...(await whoIsOn(tx, trip.id, list, before, after)))
	if (before && after && fields.length === 0) return
	// Once it is cancelled, nothing more about it matters.
	const isOff = (row: Row | null) => row === null || row.status === 'cancelled'
	if (list !== 'documents' && isOff(before) && isOff(after)) return
	await insertChange(tx, trip, cause, {
		list,
		recordId: String(record.id),
		act: before ? (after ? 'changed' : 'removed') : 'added',
		title: kind.summary(record),
		day: list === 'documents' ? null : firstDay(BOOKED_KINDS[list], record),
		fields,
		moments:
			list === 'documents'
				? []
				: await instantsOfRecord(
						tx,
						trip,
						list,
						[before, after].filter((row) => row !== null),
					),
		seenBy: after ? null : seenByOf(list, record),
	})
}

/** Notes that a document takes the place of another. */
export async function noteReplacement(
	tx: Tx,
	trip: Trip,
	{ kind }: StoredRecord,
	replacedId: string,
	after: Row,
	cause: Cause,
): Promise<void> {
	await noteRecordHistory(tx, trip.id, kind, null, after, cause, 'replaced')
	if (cause === 'untold' || !isTold(trip)) return
	await insertChange(tx, trip, cause, {
		list: 'documents',
		recordId: String(after.id),
		act: 'replaced',
		title: kind.summary(after),
		day: null,
		fields: [{ name: REPLACED_ID, was: replacedId, now: String(after.id) }],
		moments: [],
		seenBy: null,
	})
}

/**
 * Notes what a provider says of a booked flight, in the caller's transaction and under the trip's lock. The flight itself is as it was.
 * `isSoon`: it concerns the next hours, and does not wait for further changes.
 */
export async function noteReading(
	tx: Tx,
	trip: Trip,
	flight: Flight,
	fields: FieldChange[],
	moments: number[],
	isSoon: boolean,
): Promise<void> {
	if (!isTold(trip)) return
	const change: Noted = {
		list: 'flights',
		recordId: flight.id,
		act: 'changed',
		title: BOOKED_KINDS.flights.summary(flight),
		day: dayOf(flight.departureTime),
		fields,
		moments,
		seenBy: null,
	}
	await insertChange(tx, trip, { by: null, why: 'flight' }, change, isSoon)
}

/** Notes what a change of the trip itself means for the travellers. A trip that is over, or becomes completed, tells nothing. */
export async function noteTripChange(tx: Tx, saved: Trip, values: TripValues, cause: Cause): Promise<void> {
	const isCancellation = values.status === 'cancelled' && saved.status !== 'cancelled'
	if (cause === 'untold' || !saved.toldSince || (values.status === 'cancelled' && !isCancellation)) return
	if (isOver(saved) && isOver(values) && !isCancellation) return
	const fields = fieldChanges('trip', saved, values).filter(({ now }) => now !== 'completed')
	if (fields.length === 0) return
	await insertChange(tx, saved, cause, {
		list: 'trip',
		recordId: saved.id,
		act: 'changed',
		title: values.name,
		day: null,
		fields,
		moments: await instantsOfTrip(tx, saved, [saved, values]),
		seenBy: null,
	})
}

const isOver = ({ endDate }: { endDate: string }) => addDays(endDate, 1) < new Date().toISOString().slice(0, 10)
const isTold = (trip: Trip) => trip.toldSince !== null && trip.status !== 'cancelled' && !isOver(trip)

function fieldChanges(list: ToldList, before: Row | null, after: Row | null): FieldChange[] {
	const value = (row: Row | null, name: string) => (row?.[name] ?? null) as ToldValue
	return Object.keys(toldFields(list))
		.map((name) => ({ name, was: value(before, name), now: value(after, name) }))
		.filter(({ was, now }) => was !== now)
}

/** Which companions see a record, where that changes (PORTAL-143). The lead sees it either way. */
async function whoIsOn(
	tx: Tx,
	tripId: string,
	list: BookedKind | 'documents',
	before: Row,
	after: Row,
): Promise<FieldChange[]> {
	const [sawIt, seesIt] = [seenByOf(list, before), seenByOf(list, after)]
	if (JSON.stringify(sawIt) === JSON.stringify(seesIt)) return []
	const companions = [...(await guestsWithAccess(tx, tripId))].toSorted()
	const among = (seenBy: SeenBy) => companions.filter((id) => seenBy === 'everybody' || seenBy?.includes(id)).join(' ')
	const [was, now] = [among(sawIt), among(seesIt)]
	return was === now ? [] : [{ name: WHO_IS_ON, was, now }]
}

/** Who saw a record that is removed: see shared/trips/sight/seen-records.ts. */
function seenByOf(list: BookedKind | 'documents', { audience, guestIds }: Row): SeenBy {
	const guests = (guestIds as string[] | null) ?? null
	if (list !== 'documents') return guests ?? 'everybody'
	if (audience === 'everyone') return 'everybody'
	return audience === 'guests' ? (guests ?? []) : []
}

/** The next instant; where all have passed, the first. */
function earliest(moments: readonly number[]): Date | null {
	if (moments.length === 0) return null
	const ahead = moments.filter((moment) => moment > Date.now())
	return new Date(Math.min(...(ahead.length > 0 ? ahead : moments)))
}

type Noted = {
	list: BookedKind | 'documents' | 'trip'
	recordId: string
	act: 'added' | 'changed' | 'removed' | 'replaced'
	title: string
	day: string | null
	fields: FieldChange[]
	/** When it takes place, before and after. */
	moments: number[]
	/** Of a removal. */
	seenBy: SeenBy
}

async function insertChange(
	tx: Tx,
	trip: Trip,
	cause: Exclude<Cause, 'untold'>,
	{ moments, seenBy, ...change }: Noted,
	isSoon = false,
) {
	await tx
		.insertInto('changes')
		.values({
			...change,
			id: newId(),
			tripId: trip.id,
			seenBy: JSON.stringify(seenBy),
			beginsAt: earliest(moments),
			fields: JSON.stringify(change.fields),
			actorId: cause.by,
			why: cause.why,
			at: sql<Date>`clock_timestamp()`,
		})
		.execute()
	await openWindow(tx, trip.id, moments, isSoon)
}

const firstDay = (kind: AnyBookedKind, record: Row) => dayOf(kind.begins(record))
