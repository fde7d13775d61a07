import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
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
