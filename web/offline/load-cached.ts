import { type QueryCache, type QueryFunctionContext, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { urlOf, load } from '#web/data/query.ts'
import { RequestError } from '#web/data/request.ts'
import { saveItem, readItem } from './offline-store.ts'

/** With one bar of signal, how long what is kept stays behind what is asked. */
const SERVER_TIMEOUT_MS = 4000

/** A traveller's own trips; where a plane is just now is worth nothing later. */
const isCacheable = (path: string) => /^\/api\/portal\/trips\b/.test(path)

/**
 * The data loader of travellers: asks as any other, keeps each answer on the device, and gives the kept one when nobody answers, or not
 * soon. A late answer takes its place when it comes.
 */
export async function loadCached(context: QueryFunctionContext): Promise<unknown> {
	const path = urlOf(context)
	if (!isCacheable(path)) return load(context)
	const answered = load(context).then((answer) => {
		recordAge(path, null)
		void saveItem('answers', path, { answer, at: Date.now() })
		return answer
	})
	// It may fail before anybody waits for it.
	answered.catch(() => {})
	const copy = await readItem('answers', path)
	if (!copy) return answered
	const first = await Promise.race([answered.catch(ignoreUnreachable), serverTimeout()])
	if (first !== NO_ANSWER_YET) return first
	answered.then(
		(answer) => context.client.setQueryData(context.queryKey, answer),
		() => {},
	)
	recordAge(path, copy.at)
	return copy.answer
}

const NO_ANSWER_YET = Symbol('no answer yet')

const serverTimeout = () =>
	new Promise<typeof NO_ANSWER_YET>((done) => setTimeout(() => done(NO_ANSWER_YET), SERVER_TIMEOUT_MS))

function ignoreUnreachable(error: unknown) {
	if (error instanceof RequestError && error.status === 0) return NO_ANSWER_YET
	throw error
}

/** What was given from the device and not from us, by address, with the time it was read. */
const cachedSince = new Map<string, number>()
const listeners = new Set<() => void>()

/** What an address gives is from the device since `at`, or fresh (null). */
function recordAge(path: string, at: number | null): void {
	if (at === null) cachedSince.delete(path)
	else cachedSince.set(path, at)
	for (const tell of listeners) tell()
}

/**
 * When the oldest of what is on the screen was read, in milliseconds, if that is from the device; null while all of it is fresh. What
 * pages before this one showed does not count.
 */
export function useCachedSince(): number | null {
	const cache = useQueryClient().getQueryCache()
	const subscribe = useCallback(
		(tell: () => void) => {
			listeners.add(tell)
			const stop = cache.subscribe(tell)
			return () => {
				listeners.delete(tell)
				stop()
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
