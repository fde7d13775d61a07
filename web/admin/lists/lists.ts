import { keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { Reads } from '#shared/contract.ts'
import { load, query } from '#web/data/query.ts'
import type { RequestError } from '#web/data/request.ts'

type ListPath = '/api/admin/users' | '/api/admin/trips' | '/api/admin/enquiries' | '/api/admin/departures'

const PAGE_SIZE = 50

/**
 * A list of the CRM in parts, the first of which comes by itself. While another search is awaited the old rows stay. `staleTime` 0 is for
 * what others change: it is asked for again whenever it is shown.
 */
export function useList<P extends ListPath>(
	path: P,
	search: Readonly<Record<string, string>>,
	options: { staleTime?: number } = {},
) {
	return useInfiniteQuery<Reads[P], RequestError, { pages: Reads[P][] }, readonly unknown[], string | undefined>({
		queryKey: [path, 'parts', search],
		queryFn: (context) => {
			const { queryKey } = query<ListPath>(path, { limit: PAGE_SIZE, ...search, cursor: context.pageParam })
			return load({ ...context, queryKey }) as Promise<Reads[P]>
		},
		initialPageParam: undefined,
		getNextPageParam: (last) => last.nextCursor ?? undefined,
		placeholderData: keepPreviousData,
		...options,
	})
}

/** After a trip or something in it was written: resolves when that trip has been read again; lists and counts follow. */
export async function refreshTrip(client: QueryClient, id: string): Promise<void> {
	const trips = ['/api/admin/trips']
	void client.invalidateQueries({ queryKey: trips, predicate: ({ queryKey }) => queryKey[1] !== id })
	void refreshCounts(client)
	await client.invalidateQueries({ queryKey: [...trips, id] })
}

/** After a customer or trip came or went: resolves when everything on the screen that lists or counts them is right again. */
export async function refreshLists(client: QueryClient): Promise<void> {
	const trips = client.invalidateQueries({ queryKey: ['/api/admin/trips'] })
	// An enquiry tells which trip was made of it.
	await Promise.all([refreshCounts(client), trips, refreshEnquiries(client)])
}

/** After an enquiry changed its state: resolves when the lists of enquiries are right again. */
export const refreshEnquiries = (client: QueryClient) =>
	client.invalidateQueries({ queryKey: ['/api/admin/enquiries'] })

/** What tells of trips without being a list of them. */
const DERIVED_FROM_TRIPS = ['/api/admin/stats', '/api/admin/users', '/api/admin/departures']

const refreshCounts = (client: QueryClient) =>
	Promise.all(DERIVED_FROM_TRIPS.map((path) => client.invalidateQueries({ queryKey: [path] })))
