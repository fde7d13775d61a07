import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Reads } from '#shared/contract.ts'
import { load, query } from '#web/data/query.ts'
import type { RequestError } from '#web/data/request.ts'

type ListPath =
	| '/api/admin/users'
	| '/api/admin/trips'
	| '/api/admin/enquiries'
	| '/api/admin/departures'
	| '/api/admin/departure-board'
	| '/api/admin/audit'
	| '/api/admin/bin'
	| '/api/admin/complaints'
	| '/api/admin/catalogue/items'

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

type Rows = { data: { pages: unknown[] } | undefined; hasNextPage: boolean; isError: boolean }
type List = Rows & { fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<List> }

/** A save may have the list read again while an earlier reading is being waited for. */
const MAX_TRIES = 4

/**
 * Loads the next page. When the list is being read again after a write, it waits for that: React Query would otherwise cancel it, and the
 * old rows would stay.
 */
export async function loadMore(list: List): Promise<void> {
	const pages = list.data?.pages.length
	let now = list
	for (let tries = 0; tries < MAX_TRIES && now.hasNextPage && now.data?.pages.length === pages; tries++) {
		now = await now.fetchNextPage({ cancelRefetch: false })
		if (now.isError) return
	}
}
