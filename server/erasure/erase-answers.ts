import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { placeOfDraft } from '#server/trips/form-drafts/form-drafts.ts'

type Traces = {
	userId: string | null
	emails: readonly string[]
	guests: string[]
	trips: string[]
	enquiries: string[]
}

/**
 * Deletes what the product stores for a short time only: counts of attempts, the answers to requests that may be sent twice, documents that
 * came by mail, previews of imports, and drafts of forms, in which the person occurs by id or address. One that does not open is deleted as well, since nobody can use it.
 */
export async function eraseAnswers(tx: Tx, sealer: Sealer, person: Traces): Promise<void> {
	const { userId, emails, guests, trips, enquiries } = person
	for (const mark of [...(userId ? [userId] : []), ...emails])
		await sql`delete from throttle where position(${mark.toLowerCase()} in lower(key)) > 0`.execute(tx)
	const senders = emails.map((email) => email.toLowerCase())
	await sql`delete from "receivedDocuments" where lower("fromAddress") = any(${senders}::text[])`.execute(tx)
	const marks = [...(userId ? [userId] : []), ...guests, ...trips, ...enquiries, ...emails].map((mark) =>
		mark.toLowerCase(),
	)
	const mentions = (text: string | null) => {
		const lower = text?.toLowerCase()
		return lower === undefined || marks.some((mark) => lower.includes(mark))
	}
	const answers = await tx.selectFrom('sentOnce').select(['key', 'answer']).where('status', 'is not', null).execute()
	for (const { key, answer } of answers) {
		const isSealed = typeof answer === 'string' && answer.startsWith('v1.')
		const text = isSealed ? sealer.unseal(`sentOnce:${key}`, answer) : JSON.stringify(answer)
		if (mentions(text)) await tx.deleteFrom('sentOnce').where('key', '=', key).execute()
	}
	const previews = await tx.selectFrom('importPreviews').select(['id', 'sealed']).execute()
	for (const { id, sealed } of previews)
		if (mentions(sealer.unseal(`importPreviews:${id}`, sealed)))
			await tx.deleteFrom('importPreviews').where('id', '=', id).execute()
	const drafts = await tx.selectFrom('formDrafts').select(['userId', 'tripId', 'form', 'sealed']).execute()
	for (const { sealed, ...key } of drafts)
		if (mentions(`${key.tripId} ${key.form}`) || mentions(sealer.unseal(placeOfDraft(key), sealed)))
			await tx
				.deleteFrom('formDrafts')
				.where((x) => x.and(key))
				.execute()
}
