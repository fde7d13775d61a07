import type { InferDataFromTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query'

type Stored<Key extends QueryKey> = InferDataFromTag<unknown, Key> | undefined

/**
 * Puts the answer of a write into the cache, or what follows from it for an answer that is there. A read that is under way may have been
 * answered before the write, and would replace it: the read is cancelled. This takes effect at once, so that two writes keep their order.
 */
export function storeAnswer<Key extends QueryKey>(
	client: QueryClient,
	{ queryKey }: { queryKey: Key },
	answer: Updater<Stored<Key>, Stored<Key>>,
): void {
	void client.cancelQueries({ queryKey, exact: true })
	client.setQueryData(queryKey, answer)
}
