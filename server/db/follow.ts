/** How soon an instance shows what was saved at another one (SITE-172, CRM-120). */
const POLL_MS = 1_000
/** While the database is away. */
const SLOWEST_POLL_MS = 5_000

/**
 * Calls `refresh` again and again, one call at a time. What it read stays in use while the database is away. Returns what stops it.
 */
export function startFollowing(refresh: () => Promise<void>): () => void {
	let timer: NodeJS.Timeout
	let isStopped = false
	const next = (wait: number) => {
		timer = setTimeout(() => {
			refresh().then(
				() => isStopped || next(POLL_MS),
				() => isStopped || next(Math.min(wait * 2, SLOWEST_POLL_MS)),
			)
		}, wait).unref()
	}
	next(POLL_MS)
	return () => {
		isStopped = true
		clearTimeout(timer)
	}
}
