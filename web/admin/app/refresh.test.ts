import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { loadMore } from '../lists/use-list.ts'
import { refreshLists } from './refresh.ts'

type Page = { names: string[]; nextCursor: string | null }

/** A list of customers in the CRM, whose requests answer when the test says so, with the names that the server had when they came in. */
function openList() {
	const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
	const server = { names: ['Ada', 'Ben'] }
	const requests: (() => void)[] = []
	const list = new InfiniteQueryObserver<Page, Error, { pages: Page[] }, string[], number>(client, {
		queryKey: ['/api/admin/users', 'pages'],
		queryFn: ({ pageParam, signal }) => {
			const name = server.names[pageParam] ?? ''
			const nextCursor = server.names.length > pageParam + 1 ? String(pageParam + 1) : null
			return new Promise((resolve, reject) => {
				signal.addEventListener('abort', () => reject(signal.reason))
				requests.push(() => resolve({ names: [name], nextCursor }))
			})
		},
		initialPageParam: 0,
		getNextPageParam: ({ nextCursor }) => (nextCursor === null ? undefined : Number(nextCursor)),
	})
	onTestFinished(list.subscribe(() => {}))
	const shown = () => list.getCurrentResult().data?.pages.flatMap(({ names }) => names)
	/** Answers every request in the order in which they came in, also those that follow from an answer. */
	const answerAll = async () => {
		for (let idle = 0; idle < 20; idle++) {
			const answer = requests.shift()
			if (answer) idle = 0
			answer?.()
			await new Promise((turn) => setImmediate(turn))
		}
	}
	const nextRequest = async () => {
		while (requests.length === 0) await new Promise((turn) => setImmediate(turn))
	}
	return { client, server, list, shown, answerAll, nextRequest }
}

test('a search that began before a save shows what was saved', async () => {
	const { client, server, shown, answerAll } = openList()
	server.names = ['Ada Lovelace', 'Ben']
	void refreshLists(client)
	await answerAll()
	expect(shown()).toEqual(['Ada Lovelace'])
})

test('scrolling to more rows while a saved list is read again does not keep the old rows', async () => {
	const { client, server, list, shown, answerAll, nextRequest } = openList()
	await answerAll()
	server.names = ['Ada Lovelace', 'Ben']
	void refreshLists(client)
	await nextRequest()
	void loadMore(list.getCurrentResult())
	await answerAll()
	expect(shown()).toEqual(['Ada Lovelace', 'Ben'])
})

test('a save while more rows load reads the whole list again', async () => {
	const { client, server, list, shown, answerAll } = openList()
	await answerAll()
	void loadMore(list.getCurrentResult())
	server.names = ['Ada Lovelace', 'Benjamin']
	void refreshLists(client)
	await answerAll()
	expect(shown()?.[0]).toBe('Ada Lovelace')
})

test('what was read of a customer who was erased is not asked for again (CRM-184)', async () => {
	const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
	const asked: string[] = []
	for (const id of ['gone', 'here']) {
		const queryFn = async () => asked.push(id)
		const preview = new QueryObserver(client, { queryKey: ['/api/admin/users', id, 'erasure'], queryFn })
		onTestFinished(preview.subscribe(() => {}))
	}
	await refreshLists(client, { gone: 'gone' })
	expect(asked.toSorted()).toEqual(['gone', 'here', 'here'])
})
