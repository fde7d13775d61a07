import { sql } from 'kysely'
import type { ReceivedDocument } from '#shared/import/received-document.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { notFound } from '#server/http/refusal.ts'
import { del, get, post, type Route } from '#server/http/routes.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import type { ImportParts } from '../import-parts.ts'
import { readTarget } from '../import-request.ts'
import { createPreview } from '../preview/create-preview.ts'
import type { ReadForStaff } from '../read/staff-reader.ts'
import { mailAsFile } from './read-received.ts'
import { alreadySettled, settleReceived } from './settle-received.ts'

/** What came into the import mailbox: the list, the review of one, and dismissing it (IMPORT-86). */
export function receivedDocumentRoutes(parts: ImportParts, read: ReadForStaff): Route[] {
	const { db, storage } = parts
	return [
		get('/api/admin/received-documents', 'admin', async (c) => c.json({ documents: await openDocuments(db) })),

		post('/api/admin/received-documents/:id/preview', 'admin', async (c, user) => {
			const body = await readObject(c)
			const id = c.req.param('id')
			const row = await findReceived(db, id)
			if (!row.storageKey) throw alreadySettled()
			const target = { ...(await readTarget(db, body, false)), receivedId: id }
			const mail = await mailAsFile(storage, { ...row, storageKey: row.storageKey })
			if (!mail) throw notFound('Document')
			const reading = await read({ user, ip: c.var.ip }, mail, target)
			return c.json({ preview: await createPreview(parts, user, { reading, ...target }) }, 201)
		}),

		del('/api/admin/received-documents/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			await findReceived(db, id)
			const gone = await transaction(db, async (tx) => {
				const key = await settleReceived(tx, id, user.id, { state: 'dismissed' })
				await audit(tx, { id: user.id, ip: c.var.ip }, 'received document dismissed', id)
				return key
			})
			await removeFiles(storage, gone ? [gone] : [])
			return c.body(null, 204)
		}),
	]
}

/** 404 when there is none, also for a malformed id. */
async function findReceived(db: Db, id: string) {
	const row = isId(id)
		? await db
				.selectFrom('receivedDocuments')
				.select(['state', 'subject', 'storageKey'])
				.where('id', '=', id)
				.executeTakeFirst()
		: undefined
	if (!row) throw notFound('Document')
	if (row.state !== 'waiting' && row.state !== 'quarantined') throw alreadySettled()
	return row
}

const MAX_LISTED = 100

type Row = Omit<ReceivedDocument, 'proposed' | 'receivedAt'> & {
	receivedAt: Date
	tripId: string | null
	tripName: string | null
	by: NonNullable<ReceivedDocument['proposed']>['by'] | null
}

/** What waits for staff, oldest first, with what is in quarantine last. */
async function openDocuments(db: Db): Promise<ReceivedDocument[]> {
	const { rows } = await sql<Row>`
		select r.id, r.state, r.reason, r."fromAddress" as "from", r.subject, r."createdAt" as "receivedAt", r."userId",
			coalesce(u."fullName", u.username) as "customerName", t.id as "tripId", t.name as "tripName", r."proposedBy" as by
		from "receivedDocuments" r left join users u on u.id = r."userId" left join trips t on t.id = r."proposedTripId"
		where r.state in ('waiting', 'quarantined')
		order by r.state = 'quarantined', r."createdAt", r.id limit ${MAX_LISTED}`.execute(db)
	return rows.map(({ receivedAt, tripId, tripName, by, ...row }) => ({
		...row,
		subject: row.subject ?? '',
		receivedAt: receivedAt.toISOString(),
		proposed: tripId && tripName && by ? { tripId, tripName, by } : null,
	}))
}
