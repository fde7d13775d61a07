import { keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { Reads } from '#shared/contract.ts'
import { load, query } from '#web/data/query.ts'
import type { RequestError } from '#web/data/request.ts'

type ListPath = '/api/admin/users' | '/api/admin/trips' | '/api/admin/enquiries' | '/api/admin/departures'

const PAGE_SIZE = 50

/**
 * Reads a list of the CRM page by page. The old rows stay while another search loads (CRM-11). `staleTime` 0 reads the list each time it
 * is shown, for data that other people change.
 */
export function useList<P extends ListPath>(
	path: P,
	search: Readonly<Record<string, string>>,
	options: { staleTime?: number } = {},
) {
	return useInfiniteQuery<Reads[P], RequestError, { pages: Reads[P][] }, readonly unknown[], string | undefined>({
		queryKey: [path, 'pages', search],
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

/** Call after a write to a trip or its records. Resolves when that trip has been read again; lists and counts follow later. */
export async function refreshTrip(client: QueryClient, id: string): Promise<void> {
	const trips = ['/api/admin/trips']
	void client.invalidateQueries({ queryKey: trips, predicate: ({ queryKey }) => queryKey[1] !== id })
	void refreshCounts(client)
	await client.invalidateQueries({ queryKey: [...trips, id] })
}

/** Call after a customer or trip was added or deleted. Resolves when all lists and counts on the screen are up to date. */
export async function refreshLists(client: QueryClient): Promise<void> {
	const trips = client.invalidateQueries({ queryKey: ['/api/admin/trips'] })
	// An enquiry shows the trip that was made from it.
	await Promise.all([refreshCounts(client), trips, refreshEnquiries(client)])
}

/** Call after an enquiry changed. Resolves when the lists of enquiries are up to date. */
export const refreshEnquiries = (client: QueryClient) =>
	client.invalidateQueries({ queryKey: ['/api/admin/enquiries'] })

/** Answers that depend on trips without being a list of them. */
const DERIVED_FROM_TRIPS = ['/api/admin/stats', '/api/admin/users', '/api/admin/departures']

const refreshCounts = (client: QueryClient) =>
	Promise.all(DERIVED_FROM_TRIPS.map((path) => client.invalidateQueries({ queryKey: [path] })))
