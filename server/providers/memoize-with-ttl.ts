type MemoizeOptions = {
	/** How long a result is returned from memory, in milliseconds. */
	ttlMs: number
	/** How long an error is returned from memory, so that a service that is down is not called for every request. */
	errorTtlMs: number
	/** How long after it was fetched a result may be returned instead of an error. */
	staleIfErrorMs?: number
	maxEntries?: number
	now?: () => number
}
type Entry<T> = { result: Promise<T>; expiresAt: number }

/** Memoizes an asynchronous call by key. Concurrent calls with the same key share one fetch. The oldest entries are evicted. */
export function memoizeWithTtl<T>({
	ttlMs,
	errorTtlMs,
	staleIfErrorMs = 0,
	maxEntries = 1000,
	now = Date.now,
}: MemoizeOptions) {
	const entries = new Map<string, Entry<T>>()
	const lastGood = new Map<string, { value: T; at: number }>()

	async function fetchAndStore(key: string, fetch: () => Promise<T>): Promise<T> {
		try {
			const value = await fetch()
			lastGood.set(key, { value, at: now() })
			evictOldest(lastGood, maxEntries)
			setExpiry(key, now() + ttlMs)
			return value
		} catch (error) {
			setExpiry(key, now() + errorTtlMs)
			const last = lastGood.get(key)
			if (last && now() - last.at < staleIfErrorMs) return last.value
			throw error
		}
	}
	function setExpiry(key: string, expiresAt: number) {
		const entry = entries.get(key)
		if (entry) entry.expiresAt = expiresAt
	}

	return (key: string, fetch: () => Promise<T>): Promise<T> => {
		const found = entries.get(key)
		if (found && now() < found.expiresAt) return found.result
		entries.delete(key)
		const result = fetchAndStore(key, fetch)
		entries.set(key, { result, expiresAt: Number.POSITIVE_INFINITY })
		evictOldest(entries, maxEntries)
		return result
	}
}

function evictOldest(map: Map<string, unknown>, maxEntries: number) {
	for (const key of map.keys()) {
		if (map.size <= maxEntries) return
		map.delete(key)
	}
}
