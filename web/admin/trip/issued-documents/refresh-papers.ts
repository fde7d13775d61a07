import type { QueryClient } from '@tanstack/react-query'

/** After something that all papers are made of was written: resolves when those on the screen tell how they stand now. */
export const refreshPapers = (client: QueryClient) =>
	client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === 'papers' })
