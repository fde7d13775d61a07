import { sql } from 'kysely'
import { z } from 'zod'
import { addDays } from '#shared/dates.ts'
import type { Db } from '#server/db/connect.ts'
import type { CurrentDocuments } from '#server/issued-documents/issued-document-routes.ts'
import { issuedDocumentsOf } from '#server/issued-documents/stale-documents.ts'
import type { JobType } from '#server/jobs/jobs.ts'
import { noteForStaff } from './note-for-staff.ts'

export const noteStaleDocumentsJob: JobType<Record<string, never>> = {
	name: 'note-stale-documents',
	data: z.object({}),
	concurrency: 1,
}
export const EVERY_QUARTER = '*/15 * * * *'

/** Documents of later departures are looked at on the trip, and again once it comes near. */
const DAYS_AHEAD = 90
/** So many trips are looked at in one run: computing a document costs milliseconds, and an agency may have hundreds of departures. */
const MOST = 50
/** Sees everything, because a guest's birth date decides what a certificate prints. Nothing of it is answered. */
const PRODUCT = { id: '', role: 'admin', staffRole: 'owner', consultantsSee: 'all_trips' } as const

/**
 * Notices that documents have gone stale. No single write makes them stale: prices, texts, records and the agency's details all count, so what
 * they would print is computed again for departures that come near and of which no one was told yet (CRM-311). Trips that have changed
 * since they were looked at come first, then those that were not looked at for longest.
 */
export async function noteStaleDocuments(
	{ db, current }: { db: Db; current: CurrentDocuments },
	now = Date.now(),
	signal?: AbortSignal,
	most = MOST,
): Promise<void> {
	const today = new Date(now).toISOString().slice(0, 10)
	const { rows } = await sql<{ id: string }>`
		select t.id from trips t join papers p on p."tripId" = t.id
		where t.status in ('confirmed', 'pending') and t."endDate" >= ${today} and t."startDate" <= ${addDays(today, DAYS_AHEAD)}
			and not exists (select from "staffNotices" n where n."tripId" = t.id and n.document = p.kind and n.at > p."issuedAt")
		group by t.id
		order by exists (select from history h where h."tripId" = t.id and h.at > min(p."lookedAt")) desc, min(p."lookedAt") nulls first, t.id
		limit ${most}`.execute(db)
	for (const { id } of rows) {
		if (signal?.aborted) return
		for (const { kind, tripId, issuedAt, isStale } of await issuedDocumentsOf({ db, current }, PRODUCT, [id]))
			if (isStale) await noteForStaff(db, { kind: 'document_stale', tripId, document: kind, issuedAt })
		await db.updateTable('papers').set({ lookedAt: sql<Date>`now()` }).where('tripId', '=', id).execute()
	}
}
