import type { QueryClient } from '@tanstack/react-query'
import { viewerDay } from '#shared/dates.ts'
import { tripsToStore } from '#shared/portal/trips.ts'
import type { Document } from '#shared/trips/kinds/document.ts'
import type { Reads } from '#shared/contract.ts'
import { query } from '#web/data/query.ts'
import { fetchJson } from '#web/data/request.ts'
import { readItem } from '#web/offline/lazy-store.ts'
import { cacheAnswer } from '#web/offline/load-cached.ts'
import { NoSpace, storeFile } from './store-file.ts'

/** How much of one trip is stored unasked: some fifty documents. */
const MAX_BYTES = 50_000_000
/** What the rest of the portal and other sites may need. */
const SPARE_BYTES = 20_000_000

/** Why documents are not on the device: the traveller saves data, they are too large to fetch unasked, there is no room or no connection. */
export type NotStored = 'saveData' | 'large' | 'space' | 'unreachable'

/** Stores the trips under way and the next one with all their documents (PORTAL-105), once a page has nothing more urgent to load. */
export async function storeNextTrips(client: QueryClient): Promise<void> {
	try {
		const { trips } = await client.ensureQueryData(query('/api/portal/trips'))
		if (savesData()) return
		for (const { id } of tripsToStore(trips, viewerDay(new Date()))) {
			const { trip } = client.getQueryData(query('/api/portal/trips/:id', { id }).queryKey) ?? (await storeTrip(id))
			await storeDocuments(trip.documents)
		}
	} catch {
		// Without a connection what is stored stays as it is, and the trip page says what is missing.
	}
}

/** Not through the query cache: a page that is opened later reads the trip again. */
async function storeTrip(id: string): Promise<Reads['/api/portal/trips/:id']> {
	const path = `/api/portal/trips/${id}`
	const answer = (await fetchJson(path, {})) as Reads['/api/portal/trips/:id']
	cacheAnswer(path, answer)
	return answer
}

type File = Pick<Document, 'fileUrl' | 'bytes'>

/**
 * Stores those of a trip's documents that are not on the device yet. Returns why some are left; null for none. `isAsked`: the traveller wants
 * them whatever their size.
 */
export async function storeDocuments(documents: readonly File[], isAsked = false): Promise<NotStored | null> {
	if (!isAsked && savesData()) return 'saveData'
	let total = 0
	let left: NotStored | null = null
	for (const { fileUrl, bytes } of documents) {
		total += bytes
		if (await readItem('papers', fileUrl)) continue
		if (!isAsked && total > MAX_BYTES) left = 'large'
		else if (!(await hasRoomFor(bytes))) left = 'space'
		else {
			try {
				await storeFile(fileUrl, 'automatic')
			} catch (error) {
				if (!(error instanceof NoSpace)) return 'unreachable'
				left = 'space'
			}
		}
	}
	return left
}

const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

async function hasRoomFor(bytes: number): Promise<boolean> {
	const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
	return quota === undefined || quota - usage > bytes + SPARE_BYTES
}

/** Which of the documents are not on this device. */
export async function missingOf<T extends File>(documents: readonly T[]): Promise<T[]> {
	const found = await Promise.all(documents.map(({ fileUrl }) => readItem('papers', fileUrl)))
	return documents.filter((_, i) => found[i] === undefined)
}
