import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { History } from '#shared/contract.ts'
import { load, query } from '#web/data/query.ts'
import type { RequestError } from '#web/data/request.ts'

/** Whose history: a trip's, or a customer's. */
export type HistoryOf = { kind: 'trips' | 'users'; id: string }

const PAGE_SIZE = 50

/** The history page by page, read each time it is shown. `recordId` narrows it to one record; '' is everything. */
export const useHistory = ({ kind, id }: HistoryOf, recordId: string) =>
	useInfiniteQuery<History, RequestError, { pages: History[] }, readonly unknown[], string | undefined>({
		queryKey: [`/api/admin/${kind}`, id, 'history', 'pages', recordId],
		queryFn: (context) => {
			const search = { limit: PAGE_SIZE, recordId, cursor: context.pageParam }
			const { queryKey } =
				kind === 'trips'
					? query('/api/admin/trips/:id/history', { id }, search)
					: query('/api/admin/users/:id/history', { id }, search)
			return load({ ...context, queryKey }) as Promise<History>
		},
		initialPageParam: undefined,
		getNextPageParam: (last) => last.nextCursor ?? undefined,
		placeholderData: keepPreviousData,
		staleTime: 0,
	})
