import { createHash } from 'node:crypto'
import { type Draft, hasBooking, IMPORTED_KINDS } from '#shared/import/draft.ts'
import type { Db } from '#server/db/connect.ts'
import { bytesOf, type Storage } from '#server/files/storage.ts'
import { Refusal } from '#server/http/refusal.ts'
import { parseInProcess } from '#server/mail/incoming/parse-in-process.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { noteForStaff } from '#server/staff-notices/note-for-staff.ts'
import { type BookingInput, readFile } from '../read/read-booking.ts'
import { proposeTrip } from './propose-trip.ts'

type Deps = { db: Db; storage: Storage }

/** A stored mail as the import reads it: with its body and its attachments. Null when its file is gone. */
export async function mailAsFile(
	storage: Storage,
	{ storageKey, subject }: { storageKey: string; subject: string | null },
): Promise<Extract<BookingInput, { kind: 'file' }> | null> {
	const found = await storage.get(storageKey)
	if (!found) return null
	const name = subject || 'Mail without a subject'
	return { kind: 'file', bytes: await bytesOf(found.stream), contentType: 'message/rfc822', name }
}

/**
 * Reads a document that has arrived, and proposes the trip that it belongs to. In quarantine nothing is proposed: a forged mail about a real
 * trip must not look like one of its documents.
 */
export async function readReceived({ db, storage }: Deps, id: string): Promise<void> {
	const row = await db
		.selectFrom('receivedDocuments')
		.select(['userId', 'subject', 'storageKey', 'reason', 'isTrusted'])
		.where('id', '=', id)
		.where('state', '=', 'new')
		.executeTakeFirst()
	if (!row?.storageKey) return
	const settled = db.updateTable('receivedDocuments').where('id', '=', id).where('state', '=', 'new')
	const state = row.isTrusted ? 'waiting' : 'quarantined'
	const mail = row.reason === 'too_large' ? null : await mailAsFile(storage, { ...row, storageKey: row.storageKey })
	const draft = mail && (await draftOf(mail))
	// Noted before it is settled: the bell shows it only while it waits, and a job that is repeated in between notes it once.
	const note = () => (row.isTrusted ? noteForStaff(db, { kind: 'import_waits', receivedId: id }) : undefined)
	if (!mail || !draft) {
		await note()
		await settled.set({ state, reason: row.reason ?? 'unreadable' }).execute()
		return
	}
	const contentHash = await hashOf(mail.bytes, draft, row.isTrusted)
	if (contentHash && (await isRepeated(db, contentHash))) {
		const nothing = { fromAddress: null, subject: null, userId: null, storageKey: null }
		await settled.set({ state: 'repeated', ...nothing }).execute()
		await removeFiles(storage, [row.storageKey])
		return
	}
	const proposal = row.isTrusted ? await proposeTrip(db, draft, row.userId) : null
	await note()
	await settled
		.set({
			state,
			reason: row.reason ?? (hasBooking(draft) ? null : 'nothing_found'),
			contentHash,
			userId: row.userId ?? proposal?.userId ?? null,
			proposedTripId: proposal?.tripId ?? null,
			proposedBy: proposal?.by ?? null,
		})
		.execute()
}

/** Null when it cannot be read. */
async function draftOf(mail: Extract<BookingInput, { kind: 'file' }>): Promise<Draft | null> {
	try {
		return (await readFile(mail)).draft
	} catch (error) {
		if (error instanceof Refusal) return null
		throw error
	}
}

const PICTURE = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF)/

/**
 * The same for two mails with the same attachments in which the same was read; null without attachments. The attachments alone do not
 * decide: airlines attach the same conditions to every ticket. Pictures are signatures. What nobody vouches for never hides a trusted mail.
 */
async function hashOf(source: Uint8Array, draft: Draft, isTrusted: boolean): Promise<Buffer | null> {
	const { files } = await parseInProcess(source)
	const attached = files.filter(({ bytes }) => !PICTURE.test(Buffer.from(bytes.subarray(0, 4)).toString('latin1')))
	if (attached.length === 0) return null
	const values = IMPORTED_KINDS.map((list) =>
		draft[list].map(({ fields }) => Object.entries(fields).map(([name, { value }]) => [name, value])),
	)
	const hashes = attached.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex')).toSorted()
	return createHash('sha256')
		.update(JSON.stringify([isTrusted, hashes, values]))
		.digest()
}

const isRepeated = async (db: Db, contentHash: Buffer) =>
	(await db.selectFrom('receivedDocuments').select('id').where('contentHash', '=', contentHash).executeTakeFirst()) !==
	undefined
