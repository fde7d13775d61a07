import { giveUpWhen } from '#server/db/pool/give-up-when.ts'
import type { Storage } from '#server/files/storage.ts'
import { Refusal } from '#server/http/refusal.ts'

/** A look at S3 is a request, and many ask. A failure is looked at again sooner. */
const OK_MS = 10_000
const FAILED_MS = 2_000

/**
 * Returns a check that refuses with 503 while the file storage does not answer within `patienceMs`. All who ask within ten seconds, or
 * two after a failure, get the same answer.
 */
export function storageWatch(storage: Pick<Storage, 'healthy'>, patienceMs: number): () => Promise<void> {
	const silent = (cause?: unknown) =>
		new Refusal(503, 'storage', 'The file storage does not answer', { retryAfter: 2, cause })
	const look = () =>
		giveUpWhen(storage.healthy(), (waited) => (waited < patienceMs ? undefined : silent())).catch((cause: unknown) => {
			throw cause instanceof Refusal ? cause : silent(cause)
		})
	let last: Promise<void> | undefined
	let until = 0
	return () => {
		if (last && performance.now() < until) return last
		until = Infinity
		const answer = look()
		last = answer
		answer.then(
			() => (until = performance.now() + OK_MS),
			() => (until = performance.now() + FAILED_MS),
		)
		return answer
	}
}
