import type { Pool, PoolClient } from 'pg'
import { timeLeft } from './deadline.ts'
import { PoolBusy } from '../errors.ts'
import { giveUpWhen } from './give-up-when.ts'

/** For work without a deadline, such as a job. */
const WAIT_MS = 20_000
/** The shortest wait: for a caller whose deadline has passed, and while the queue does not move. */
const LEAST_WAIT_MS = 5_000
/** A queue that has not moved for this long is stuck. Longer than a statement may take (server/db/connect.ts). */
const STUCK_MS = 10_000

/**
 * Takes connections from a pool. While its queue moves, a caller waits until its deadline. pg's own limit is the same short time for
 * every call: on a busy machine it rejects callers whose turn would come a moment later.
 */
export function checkoutFrom(pool: Pool): () => Promise<PoolClient> {
	let lastCheckout = performance.now()
	pool.on('acquire', () => (lastCheckout = performance.now()))

	return async function checkout() {
		const patience = Math.max(LEAST_WAIT_MS, timeLeft() ?? WAIT_MS)
		const isStuck = () => performance.now() - lastCheckout > STUCK_MS
		const client = pool.connect()
		try {
			return await giveUpWhen(client, (waited) =>
				waited >= patience || (waited >= LEAST_WAIT_MS && isStuck()) ? new PoolBusy(waited) : undefined,
			)
		} catch (error) {
			// The pool still serves it when its turn comes.
			if (error instanceof PoolBusy) client.then((late) => late.release()).catch(() => {})
			throw error
		}
	}
}
