import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { DatabaseSilent } from '#server/db/errors.ts'
import { giveUpWhen } from '#server/db/pool/give-up-when.ts'
import type { Storage } from '#server/files/storage.ts'
import { Refusal } from '#server/http/refusal.ts'
import { storageWatch } from './storage-watch.ts'

/** Load balancers have shorter timeouts than people (API-71). */
const READY_MS = 4_000

type Parts = { db: Db; storage: Pick<Storage, 'healthy'>; isReady: () => boolean }

/**
 * Returns a check that refuses with 503 while this process should get no requests: it is stopping, or its database or file storage does
 * not answer within four seconds (API-71).
 */
export function readiness({ db, storage, isReady }: Parts): () => Promise<void> {
	const storageAnswers = storageWatch(storage, READY_MS)
	const refuseStopping = () => {
		if (!isReady()) throw new Refusal(503, 'stopping', 'The server is stopping', { retryAfter: 5 })
	}
	return async () => {
		refuseStopping()
		await Promise.all([
			giveUpWhen(sql`select 1`.execute(db), (waited) => (waited < READY_MS ? undefined : new DatabaseSilent(waited))),
			storageAnswers(),
		])
		// A balancer would take the late answer of a slow check for the newest.
		refuseStopping()
	}
}
