import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { Refusal } from './refusal.ts'
import type { AppContext } from './routes.ts'

export type IdempotentAnswer = { status: 200 | 201; body: unknown }
type IdempotentRequest = {
	/** The namespace of the key: the call, and the caller if there is one. */
	scope: string
	/** The body as parsed. The same key with a different body is refused. */
	body: unknown
	/** Work that a repeated request skips because its answer is stored: rate limits to count, pages to fetch. */
	admit?: () => Promise<void>
	/** For answers that contain identity data: they are stored sealed. */
	sealer?: Sealer
}

/**
 * Answers a request that may be sent twice (a double click, a lost answer) by its `Idempotency-Key`. The work and the stored answer
 * are one transaction, and repeats get the same status and body for two days. A repeat that arrives while the first is running waits
 * for it; if the first was refused, the repeat does the work itself. Without the header the work is simply done. A different body under
 * the same key is 409.
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
		// Blocks here until another request with this key has committed or rolled back.
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
	if (!answer) throw new Refusal(409, 'in_progress', 'The same request is still being processed', { retryAfter: 1 })
	return send(c, answer)
}

/** How long the answer to a request is stored: nobody repeats a request later. */
export const ANSWER_DAYS = 2

/** Deletes answers that are older. */
export async function sweepIdempotencyKeys(db: Db): Promise<void> {
	await db
		.deleteFrom('sentOnce')
		.where('createdAt', '<', sql<Date>`now() - make_interval(days => ${ANSWER_DAYS})`)
		.execute()
}

function keyOf(c: AppContext, scope: string) {
	const header = c.req.header('idempotency-key')
	if (header === undefined) return null
	if (!/^[\x21-\x7e]{1,200}$/.test(header))
		throw new Refusal(400, 'malformed', 'Idempotency-Key must be 1 to 200 visible ASCII characters')
	return `${scope} ${header}`
}

const associatedDataOf = (key: string) => `sentOnce:${key}`

/** The answer as text: a database that reorders the keys of an object would not return the same body. */
async function storedAnswer(db: Db | Tx, key: string, bodyHash: string, sealer?: Sealer) {
	const row = await db.selectFrom('sentOnce').selectAll().where('key', '=', key).executeTakeFirst()
	if (!row || row.status === null) return null
	if (row.bodyHash !== bodyHash)
		throw new Refusal(409, 'other_body', 'This Idempotency-Key was used for another request')
	// A repeat comes from the page that sent the first request, which expects the answer of that release. An answer that another
	// release stored in another form cannot be repeated here.
	if (typeof row.answer !== 'string') return null
	const text = sealer ? sealer.unseal(associatedDataOf(key), row.answer) : row.answer
	return text === null ? null : { status: row.status, text }
}

const send = (c: AppContext, { status, text }: { status: number; text: string }) =>
	c.body(text, status as IdempotentAnswer['status'], { 'Content-Type': 'application/json' })
