import { type QueryCache, type QueryFunctionContext, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { urlOf, load } from '#web/data/query.ts'
import { RequestError } from '#web/data/request.ts'
import { keep, kept } from './store.ts'

/** With one bar of signal, how long what is kept stays behind what is asked. */
const PATIENCE_MS = 4000

/** A traveller's own trips; where a plane is just now is worth nothing later. */
const isKept = (path: string) => /^\/api\/portal\/trips\b/.test(path)

/**
 * The data loader of travellers: asks as any other, keeps each answer on the device, and gives the kept one when nobody answers, or not
 * soon. A late answer takes its place when it comes.
 */
export async function loadKept(context: QueryFunctionContext): Promise<unknown> {
	const path = urlOf(context)
	if (!isKept(path)) return load(context)
	const asked = load(context).then((answer) => {
		tellKept(path, null)
		void keep('answers', path, { answer, at: Date.now() })
		return answer
	})
	// It may fail before anybody waits for it.
	asked.catch(() => {})
	const copy = await kept('answers', path)
	if (!copy) return asked
	const first = await Promise.race([asked.catch(unlessUnreachable), late()])
	if (first !== NOTHING_YET) return first
	asked.then(
		(answer) => context.client.setQueryData(context.queryKey, answer),
		() => {},
	)
	tellKept(path, copy.at)
	return copy.answer
}

const NOTHING_YET = Symbol('no answer yet')

const late = () => new Promise<typeof NOTHING_YET>((done) => setTimeout(() => done(NOTHING_YET), PATIENCE_MS))

function unlessUnreachable(error: unknown) {
	if (error instanceof RequestError && error.status === 0) return NOTHING_YET
	throw error
}

/** What was given from the device and not from us, by address, with the time it was read. */
const shown = new Map<string, number>()
const listeners = new Set<() => void>()

/** What an address gives is from the device since `at`, or fresh (null). */
function tellKept(path: string, at: number | null): void {
	if (at === null) shown.delete(path)
	else shown.set(path, at)
	for (const tell of listeners) tell()
}

/**
 * When the oldest of what is on the screen was read, in milliseconds, if that is from the device; null while all of it is fresh. What
 * pages before this one showed does not count.
 */
export function useKeptSince(): number | null {
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
	const times = cache.findAll({ type: 'active' }).flatMap((query) => shown.get(urlOf(query)) ?? [])
	return times.length === 0 ? null : Math.min(...times)
}
