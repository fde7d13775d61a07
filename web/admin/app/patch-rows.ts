import type { Query, QueryClient } from '@tanstack/react-query'

/** The lists whose rows a write changes in the cache: the member of their answers that has the rows, and their path. */
const LISTS = { trips: '/api/admin/trips', users: '/api/admin/users' } as const
type ListName = keyof typeof LISTS

type Row = { id: string }
type Page = { total: number } & Record<string, unknown>

/**
 * Changes the rows of a list in every answer that is in the cache, whole lists and pickers alike; `change` returns null for a row that is gone.
 * Nothing is read again. What is being read now may have been answered before the write: it is changed when it has come.
 */
export async function patchRows<R extends Row>(
	client: QueryClient,
	list: ListName,
	change: (row: R) => R | null,
): Promise<void> {
	const queryKey = [LISTS[list]]
	const reads = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
	await Promise.allSettled(reads.flatMap((read) => read.promise ?? []))
	const patchPage = (page: Page): Page => {
		const rows = page[list] as R[]
		const left = rows.flatMap((row) => change(row) ?? [])
		return { ...page, [list]: left, total: page.total - (rows.length - left.length) }
	}
	client.setQueriesData<Page | { pages: Page[] }>({ queryKey, predicate: hasRows(list) }, (data) => {
		if (!data) return data
		return isPaged(data) ? { ...data, pages: data.pages.map(patchPage) } : patchPage(data)
	})
}

const isPaged = (data: object): data is { pages: Page[] } => 'pages' in data

/** Other answers under the same path, such as a history, have pages of their own. */
const hasRows =
	(list: ListName) =>
	({ state: { data } }: Query): boolean => {
		if (typeof data !== 'object' || data === null) return false
		return isPaged(data) ? data.pages.every((page) => list in page) : list in data
	}
