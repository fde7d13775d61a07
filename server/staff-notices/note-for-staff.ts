import { sql } from 'kysely'
import type { IssuedDocumentKind } from '#shared/issued-documents/issued-document.ts'
import type { StaffNoticeKind } from '#shared/staff-notices/staff-notice.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'

type Noted =
	| { kind: Extract<StaffNoticeKind, 'guests_approved' | 'guests_changed'>; tripId: string }
	| { kind: 'document_stale'; tripId: string; document: IssuedDocumentKind; issuedAt: Date }
	| { kind: 'import_waits'; receivedId: string }

/**
 * Tells colleagues in the CRM what happened (CRM-311). The same about one trip is one notice a day, with the time of the last; a document is
 * stale once for each time it was issued.
 */
export async function noteForStaff(tx: Db | Tx, noted: Noted): Promise<void> {
	const { kind } = noted
	const row = { id: newId(), kind, tripId: null, receivedId: null, document: null }
	const insert = (values: object, key: string) =>
		tx
			.insertInto('staffNotices')
			.values({ ...row, ...values, key })
			.onConflict((conflict) =>
				// A stale document stays the news that it was.
				kind === 'document_stale'
					? conflict.column('key').doNothing()
					: conflict.column('key').doUpdateSet({ at: sql<Date>`now()` }),
			)
			.execute()
	if (noted.kind === 'import_waits') await insert({ receivedId: noted.receivedId }, `${kind} ${noted.receivedId}`)
	else if (noted.kind === 'document_stale') {
		const { tripId, document, issuedAt } = noted
		await insert({ tripId, document }, `${kind} ${tripId} ${document} ${issuedAt.toISOString()}`)
	} else await insert({ tripId: noted.tripId }, `${kind} ${noted.tripId} ${new Date().toISOString().slice(0, 10)}`)
}
