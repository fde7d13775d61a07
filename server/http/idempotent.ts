import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { Refusal } from './refusal.ts'
import type { AppContext } from './routes.ts'

export type IdempotentAnswer = { status: 200 | 201; body: unknown }
type IdempotentRequest = {
	/** What the key is unique within: the call, and whose it is when it has a caller. */
	scope: string
	/** The body as it was read; the same key with another one is refused. */
	body: unknown
	/** What a repeat, answered from memory, is spared: limits to count towards, pages to fetch. */
	admit?: () => Promise<void>
	/** For answers with travellers' papers in them: they are remembered sealed. */
	sealer?: Sealer
}

/**
 * Answers a request that may be sent twice (a double click, a lost answer) by its `Idempotency-Key`: the work is done once, in one
 * transaction with the memory of its answer, and repeats get the same status and body for two days. One that comes while the first
 * is at work waits for it; where the first was refused, it does the work itself. Without the header the work is just done.
 * Another body under the same key is 409.
 */
export async function idempotent(
	c: AppContext,
	db: Db,
	asked: IdempotentRequest,
	work: (tx: Tx) => Promise<IdempotentAnswer>,
): Promise<Response> {
	const key = keyOf(c, asked.scope)
	if (key === null) {
		await asked.admit?.()
		const { status, body } = await transaction(db, work)
		return c.json(body, status)
	}
	const bodyHash = createHash('sha256').update(JSON.stringify(asked.body)).digest('hex')
	const before = await storedAnswer(db, key, bodyHash, asked.sealer)
	if (before) return send(c, before)
	await asked.admit?.()
	const answer = await transaction(db, async (tx) => {
		// Waits here for another request with this key until that one has committed or given up.
		const claim = await tx
			.insertInto('sentOnce')
			.values({ key, bodyHash, status: null, answer: null })
			.onConflict((conflict) => conflict.column('key').doNothing())
			.executeTakeFirst()
		if (claim.numInsertedOrUpdatedRows === 0n) return storedAnswer(tx, key, bodyHash, asked.sealer)
		const { status, body } = await work(tx)
		const text = JSON.stringify(body)
		await tx
			.updateTable('sentOnce')
			.set({ status, answer: JSON.stringify(asked.sealer?.seal(associatedDataOf(key), text) ?? text) })
			.where('key', '=', key)
			.execute()
		return { status, text }
	})
	if (!answer) throw new Refusal(409, 'in_progress', 'The same request is being worked on', { retryAfter: 1 })
	return send(c, answer)
}

/** Forgets answers after two days: nobody repeats a request that late. */
export async function sweepIdempotencyKeys(db: Db): Promise<void> {
	await db.deleteFrom('sentOnce').where('createdAt', '<', sql<Date>`now() - interval '2 days'`).execute()
}

function keyOf(c: AppContext, scope: string) {
	const header = c.req.header('idempotency-key')
	if (header === undefined) return null
	if (!/^[\x21-\x7e]{1,200}$/.test(header))
		throw new Refusal(400, 'malformed', 'Idempotency-Key has to be 1 to 200 visible ASCII characters')
	return `${scope} ${header}`
}

const associatedDataOf = (key: string) => `sentOnce:${key}`

/** The answer as text: a database that reorders the keys of an object would not give the same body. */
async function storedAnswer(db: Db | Tx, key: string, bodyHash: string, sealer?: Sealer) {
	const row = await db.selectFrom('sentOnce').selectAll().where('key', '=', key).executeTakeFirst()
	if (!row || row.status === null) return null
	if (row.bodyHash !== bodyHash)
		throw new Refusal(409, 'other_body', 'This Idempotency-Key was used for another request')
	const kept = String(row.answer)
	const text = sealer ? sealer.unseal(associatedDataOf(key), kept) : kept
	return text === null ? null : { status: row.status, text }
}

const send = (c: AppContext, { status, text }: { status: number; text: string }) =>
	c.body(text, status as IdempotentAnswer['status'], { 'Content-Type': 'application/json' })
