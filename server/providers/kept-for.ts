type KeptFor = {
	/** How long an answer is given again without asking anew, in milliseconds. */
	freshMs: number
	/** How long a failure is: a service that is down is not asked by everybody at once. */
	failureMs: number
	/** How long after it was fetched an answer may stand in for a failure. */
	staleMs?: number
	/** At most so many are kept; the oldest go. */
	max?: number
	now?: () => number
}
type Kept<T> = { answer: Promise<T>; until: number }

/** Answers of a service, kept in memory by key. Those who ask for the same while it is being fetched wait for the same answer. */
export function keptFor<T>({ freshMs, failureMs, staleMs = 0, max = 1000, now = Date.now }: KeptFor) {
	const kept = new Map<string, Kept<T>>()
	const good = new Map<string, { value: T; at: number }>()

	async function fetched(key: string, fetch: () => Promise<T>): Promise<T> {
		try {
			const value = await fetch()
			good.set(key, { value, at: now() })
			forgetOldest(good, max)
			keepUntil(key, now() + freshMs)
			return value
		} catch (error) {
			keepUntil(key, now() + failureMs)
			const last = good.get(key)
			if (last && now() - last.at < staleMs) return last.value
			throw error
		}
	}
	function keepUntil(key: string, until: number) {
		const entry = kept.get(key)
		if (entry) entry.until = until
	}

	return (key: string, fetch: () => Promise<T>): Promise<T> => {
		const found = kept.get(key)
		if (found && now() < found.until) return found.answer
		kept.delete(key)
		const answer = fetched(key, fetch)
		kept.set(key, { answer, until: Number.POSITIVE_INFINITY })
		forgetOldest(kept, max)
		return answer
	}
}

function forgetOldest(map: Map<string, unknown>, max: number) {
	for (const key of map.keys()) {
		if (map.size <= max) return
		map.delete(key)
	}
}
