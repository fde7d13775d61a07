import type { QueryClient } from '@tanstack/react-query'

/** After a change to a conversation: reads again the lists, the conversation, and those of its trip. */
export const refreshThreads = (client: QueryClient): Promise<void> =>
	client.invalidateQueries({
		predicate: ({ queryKey }) => queryKey[0] === '/api/admin/threads' || queryKey.at(-1) === 'threads',
	})
