import { keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { Reads } from '#shared/contract.ts'
import { load, query, type RequestError } from '#web/request.ts'

type ListPath = '/api/admin/users' | '/api/admin/trips'

/** A list of the CRM in parts, the first of which comes by itself. While another search is awaited the old rows stay. */
export function useList<P extends ListPath>(path: P, search: Readonly<Record<string, string>>) {
	return useInfiniteQuery<Reads[P], RequestError, { pages: Reads[P][] }, readonly unknown[], string | undefined>({
		queryKey: [path, 'parts', search],
		queryFn: (context) => {
			const { queryKey } = query<ListPath>(path, { ...search, limit: 50, cursor: context.pageParam })
			return load({ ...context, queryKey }) as Promise<Reads[P]>
		},
		initialPageParam: undefined,
		getNextPageParam: (last) => last.nextCursor ?? undefined,
		placeholderData: keepPreviousData,
	})
}

/** After a trip or something in it was written: resolves when that trip has been read again; lists and counts follow. */
export async function refreshTrip(client: QueryClient, id: string): Promise<void> {
	const ofTrip = query('/api/admin/trips/:id', { id }).queryKey
	void client.invalidateQueries({ queryKey: ofTrip.slice(0, 1), predicate: ({ queryKey }) => queryKey[1] !== id })
	refreshCounts(client)
	await client.invalidateQueries({ queryKey: ofTrip })
}

/** After a customer or trip came or went: everything that lists or counts them. */
export async function refreshLists(client: QueryClient): Promise<void> {
	refreshCounts(client)
	await client.invalidateQueries({ queryKey: ['/api/admin/trips'] })
}

function refreshCounts(client: QueryClient) {
	void client.invalidateQueries({ queryKey: ['/api/admin/stats'] })
	void client.invalidateQueries({ queryKey: ['/api/admin/users'] })
}
