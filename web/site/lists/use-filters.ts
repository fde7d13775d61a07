import { useEffect, useState } from 'react'
import { type ListFilters, type ListKind, noFilters } from '#shared/catalogue/lists/list-filters.ts'
import { formatQuery, parseQuery } from '#shared/catalogue/lists/list-query.ts'
import { useQueryText } from '#web/ui/use-query-text.ts'

/**
 * The filters of a list. They start from the address, which each change rewrites without a navigation. When the address changes otherwise
 * (Back, or a link to this list), they follow it (SITE-59). An address that asks for something else than the list shows is corrected
 * (SITE-61).
 */
export function useFilters(kind: ListKind<never>) {
	const address = useQueryText()
	const [filters, setFilters] = useState(() => parseQuery(kind, address))
	const [lastAddress, setLastAddress] = useState(address)
	if (lastAddress !== address) {
		setLastAddress(address)
		const requested = parseQuery(kind, address)
		if (formatQuery(kind, requested) !== formatQuery(kind, filters)) setFilters(requested)
	}

	useEffect(() => {
		const query = formatQuery(kind, parseQuery(kind, address))
		if (disagrees(kind, address, query)) replaceQuery(query)
	}, [kind, address])

	const change = (changes: Partial<ListFilters>) => {
		const changed = { ...filters, ...changes }
		setFilters(changed)
		replaceQuery(formatQuery(kind, changed))
	}
	return { filters, change, clear: () => change({ ...noFilters(kind), sort: filters.sort }) }
}

/** Whether a filter in the address is not what it is read as: a range that ends before it begins, or 'guests=many'. */
function disagrees(kind: ListKind<never>, address: string, query: string) {
	const [requested, read] = [new URLSearchParams(address), new URLSearchParams(query)]
	return kind.filters.some((name) => requested.has(name) && requested.get(name) !== read.get(name))
}

function replaceQuery(query: string) {
	try {
		history.replaceState(history.state, '', location.pathname + query)
	} catch {
		// Browsers limit how often the address may change, which dragging a slider can exceed. The list is filtered all the same.
	}
}
