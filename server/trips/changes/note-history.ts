import { differencesOf } from '#shared/history/differences.ts'
import type { HistoryAct } from '#shared/history/history-entry.ts'
import type { AnyKind } from '#shared/trips/kinds/record-kind.ts'
import { tripFields, type TripValues } from '#shared/trips/trip.ts'
import type { Tx } from '#server/db/connect.ts'
import { noteHistory } from '#server/db/history.ts'
import type { Row } from '../records/stored-record.ts'
import type { Cause } from './cause.ts'

/**
 * Notes a write of a record for staff (CRM-323). `before` is null for a new record, `after` for a deleted one. Nothing is noted of copies and
 * sample data, which nobody entered, nor where no field is different.
 */
export async function noteRecordHistory(
	tx: Tx,
	tripId: string,
	kind: AnyKind,
	before: Row | null,
	after: Row | null,
	cause: Cause,
	act: HistoryAct = before ? (after ? 'changed' : 'removed') : 'added',
): Promise<void> {
	const record = after ?? before
	if (cause === 'untold' || !record) return
	const differences = differencesOf(kind.fields, before, after)
	if (differences.length === 0 && act === 'changed') return
	const { by, why } = cause
	await noteHistory(tx, { tripId }, by, {
		list: kind.names.list,
		recordId: String(record.id),
		act,
		title: kind.summary(record),
		differences,
		why,
	})
}

/** Notes a change of the trip's own fields for staff. */
export async function noteTripHistory(tx: Tx, tripId: string, before: TripValues, after: TripValues, cause: Cause) {
	const differences = differencesOf(tripFields, before, after)
	if (cause === 'untold' || differences.length === 0) return
	const { by, why } = cause
	const change = { list: 'trip', recordId: tripId, act: 'changed', title: after.name, differences, why } as const
	await noteHistory(tx, { tripId }, by, change)
}
