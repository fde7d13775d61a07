import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { urlOf } from '#web/data/query.ts'

/** The addresses whose cached answers are in use, with the time when each was read from the server. */
const cachedSince = new Map<string, number>()
const listeners = new Set<() => void>()

export function setCachedSince(path: string, at: number | null): void {
	if (at === null) cachedSince.delete(path)
	else cachedSince.set(path, at)
	for (const notify of listeners) notify()
}

/**
 * When the oldest cached answer on the screen was read from the server, in milliseconds; null while all answers are fresh. Answers that
 * only earlier pages used do not count.
 */
export function useCachedSince(): number | null {
	const cache = useQueryClient().getQueryCache()
	const subscribe = useCallback(
		(notify: () => void) => {
			listeners.add(notify)
			const unsubscribe = cache.subscribe(notify)
			return () => {
				listeners.delete(notify)
				unsubscribe()
			}
		},
		[cache],
	)
	return useSyncExternalStore(
		subscribe,
		() => oldestOnScreen(cache),
		() => null,
	)
}

function oldestOnScreen(cache: QueryCache): number | null {
	const times = cache.findAll({ type: 'active' }).flatMap((query) => cachedSince.get(urlOf(query)) ?? [])
	return times.length === 0 ? null : Math.min(...times)
}
