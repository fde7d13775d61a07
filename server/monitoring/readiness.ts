import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { DatabaseSilent } from '#server/db/errors.ts'
import { giveUpWhen } from '#server/db/give-up-when.ts'
import type { Storage } from '#server/files/storage.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Load balancers have shorter timeouts than people (API-71). */
const READY_MS = 4_000
/** Health checks come every second or two, and a look at S3 is a request. A failure is looked at again sooner. */
const STORAGE_OK_MS = 10_000
const STORAGE_FAILED_MS = 2_000

type Parts = { db: Db; storage: Pick<Storage, 'healthy'>; isReady: () => boolean }

/**
 * Returns a check that refuses with 503 while this process should get no requests: it is stopping, or its database or file storage does
 * not answer within four seconds (API-71).
 */
export function readiness({ db, storage, isReady }: Parts): () => Promise<void> {
	const storageAnswers = remembered(() => giveUpWhen(storage.healthy(), late(storageSilent)))
	return async () => {
		if (!isReady()) throw new Refusal(503, 'stopping', 'The server is stopping', { retryAfter: 5 })
		await Promise.all([
			giveUpWhen(
				sql`select 1`.execute(db),
				late((waited) => new DatabaseSilent(waited)),
			),
			storageAnswers().catch((cause: unknown) => {
				throw storageSilent(READY_MS, cause)
			}),
		])
	}
}

const late = (error: (waited: number) => Error) => (waited: number) => (waited < READY_MS ? undefined : error(waited))

const storageSilent = (_waited: number, cause?: unknown) =>
	new Refusal(503, 'storage', 'The file storage does not answer', { retryAfter: 2, cause })

/** The same answer for everybody who asks within its time. */
function remembered(look: () => Promise<void>): () => Promise<void> {
	let last: Promise<void> | undefined
	let until = 0
	return () => {
		if (last && performance.now() < until) return last
		until = Infinity
		const answer = look()
		last = answer
		answer.then(
			() => (until = performance.now() + STORAGE_OK_MS),
			() => (until = performance.now() + STORAGE_FAILED_MS),
		)
		return answer
	}
}
