import type { QueryFunctionContext } from '@tanstack/react-query'
import { load, urlOf } from '#web/data/query.ts'
import { RequestError } from '#web/data/request.ts'
import { setCachedSince } from './cached-since.ts'
import { isLeaseOver } from './lease.ts'
import { readItem, saveItem } from './offline-store.ts'
import type { CachedAnswer } from './stored-shapes.ts'
import { isUnreachable } from './unreachable.ts'

/** On a weak signal, how long a cached answer waits for the server's. */
const SERVER_TIMEOUT_MS = 4000

/**
 * The data loader of travellers. It asks the server, and caches the answer on the device. The cached answer is used when the server
 * cannot be reached, or does not answer in time; a late answer replaces it (PORTAL-54).
 */
export async function loadCached(context: QueryFunctionContext): Promise<unknown> {
	const path = urlOf(context)
	if (!isCacheable(path)) return load(context)
	const isNewest = newestAnswer(path)
	const stored = () => context.client.getQueryState(context.queryKey)?.dataUpdateCount ?? 0
	const before = stored()
	const fromServer = load(context).then((answer) => {
		if (isNewest()) {
			setCachedSince(path, null)
			void store(path, answer)
		}
		return answer
	})
	// It may fail while the cached answer is read.
	fromServer.catch(() => {})
	const cached = await withinLease(path, await readItem('answers', path))
	if (!cached) return fromServer
	// A trip that is no longer theirs leaves the device, also when its answer comes late.
	fromServer.catch(async (error: unknown) => {
		const id = tripAt(path)
		const isGone = error instanceof RequestError && error.status === 404 && !isUnreachable(error)
		if (id && isGone) await (await removal()).removeTrip(id)
	})
	const first = await Promise.race([fromServer.catch(ignoreUnreachable), serverTimeout()])
	if (first !== NO_ANSWER_YET) return first
	const answer = await readAnswer(path, cached.answer)
	if (answer === null) return fromServer
	// Since then, only the cached answer may have been stored: a write's answer is newer than the late one.
	fromServer.then(
		(late) => isNewest() && stored() <= before + 1 && context.client.setQueryData(context.queryKey, late),
		() => {},
	)
	setCachedSince(path, cached.at)
	return answer
}

/** Lazy: an access ends rarely. */
const removal = () => import('./remove-trip.ts')

/** The trip of an address that is of the whole trip. */
const tripAt = (path: string) => /^\/api\/portal\/trips\/([^/]+)$/.exec(path)?.[1]

/** The cached answer while the device may show it; otherwise its trip is deleted. */
async function withinLease(path: string, cached: CachedAnswer | undefined) {
	const id = tripAt(path)
	if (!cached || !id || !isLeaseOver(cached.answer, cached.at, Date.now())) return cached
	await (await removal()).removeTrip(id)
	return undefined
}

/** Caches an answer that came with the page. */
export function cacheAnswer(path: string, answer: unknown): void {
	newestAnswer(path)()
	void store(path, answer)
}

/** With a new list of trips, those that are no longer in it leave the device; with a new trip, the files that it no longer lists. */
async function store(path: string, answer: unknown): Promise<void> {
	await saveItem('answers', path, { answer, at: Date.now() })
	if (path === '/api/portal/trips') await (await removal()).removeTripsNotIn(answer)
	else if (tripAt(path)) await (await removal()).removeUnlistedFiles()
}

let requests = 0
/** The number of the latest request that was answered, by address. */
const answered = new Map<string, number>()

/**
 * Numbers a request. The result says, once its answer is there, whether no later request was answered before: on a weak signal an answer
 * from before a saved edit may come last.
 */
function newestAnswer(path: string): () => boolean {
	const number = ++requests
	return () => {
		if (number < (answered.get(path) ?? 0)) return false
		answered.set(path, number)
		return true
	}
}

/** All that travellers read of their own trips. The live status of a flight is worth nothing later. */
const isCacheable = (path: string) => /^\/api\/portal\/trips\b/.test(path)

/** Lazy: most answers come from the server. Offline, the service worker has the chunk. */
const readAnswer = (path: string, answer: unknown) =>
	import('./cached-answers.ts').then(
		(answers) => answers.readAnswer(path, answer),
		() => null,
	)

const NO_ANSWER_YET = Symbol('no answer yet')

const serverTimeout = () =>
	new Promise<typeof NO_ANSWER_YET>((done) => setTimeout(() => done(NO_ANSWER_YET), SERVER_TIMEOUT_MS))

function ignoreUnreachable(error: unknown) {
	if (isUnreachable(error)) return NO_ANSWER_YET
	throw error
}
