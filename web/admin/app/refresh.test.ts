import { type InfiniteData, InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { loadMore } from '../lists/use-list.ts'
import { refreshCustomer, refreshLists, refreshTrip, removeTrip } from './refresh.ts'

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

type Rows = InfiniteData<{ trips: { id: string; userId: string; name: string; customerName: string }[]; total: number }>

/** A list of trips that somebody has scrolled through four parts of, and what a server with the trip 't7' is asked. */
function openLongList() {
	const asked: string[] = []
	const queryFn = async ({ queryKey }: { queryKey: readonly unknown[] }) => {
		asked.push(queryKey.filter((part) => typeof part === 'string').join('/'))
		return queryKey[0] === '/api/admin/users'
			? { user: { id: 'u1', username: 'ada', fullName: 'Ada King' } }
			: { trip: { id: 't7', name: 'Renamed', status: 'confirmed', guestDetailsApprovalStatus: 'pending' } }
	}
	const client = new QueryClient({
		defaultOptions: { queries: { queryFn, staleTime: Number.POSITIVE_INFINITY, retry: false } },
	})
	const keyOf = (search: object) => ['/api/admin/trips', 'pages', search]
	const part = (n: number) => ({
		trips: [2 * n, 2 * n + 1].map((at) => ({ id: `t${at}`, userId: 'u1', name: `Trip ${at}`, customerName: 'Ada' })),
		total: 100,
		nextCursor: `t${2 * n + 1}`,
	})
	const all = { pages: [0, 1, 2, 3].map(part), pageParams: [undefined, 't1', 't3', 't5'] }
	for (const search of [{}, { status: 'pending' }]) client.setQueryData(keyOf(search), structuredClone(all))
	client.setQueryData(['/api/admin/trips', { limit: 10 }], part(3))
	const list = new InfiniteQueryObserver(client, {
		queryKey: keyOf({}),
		initialPageParam: undefined,
		getNextPageParam: () => 'more',
	})
	onTestFinished(list.subscribe(() => {}))
	client.setQueryData(['/api/admin/trips', 't7'], { trip: { id: 't7', name: 'Trip 7' } })
	onTestFinished(new QueryObserver(client, { queryKey: ['/api/admin/trips', 't7'] }).subscribe(() => {}))
	const trips = () => client.getQueryData<Rows>(keyOf({}))!.pages.flatMap((page) => page.trips)
	return { client, asked, trips, filtered: () => client.getQueryData(keyOf({ status: 'pending' })) }
}

test('a save reads the trip and changes its row, however far the list was scrolled (CRM-296)', async () => {
	const { client, asked, trips, filtered } = openLongList()
	await refreshTrip(client, 't7')
	await expect.poll(() => trips()[7]?.name).toBe('Renamed')
	expect(asked).toEqual(['/api/admin/trips/t7'])
	expect(trips()).toHaveLength(8)
	expect(client.getQueryData(['/api/admin/trips', { limit: 10 }])).toMatchObject({
		trips: [{ name: 'Trip 6' }, { name: 'Renamed', customerName: 'Ada' }],
	})
	// Whether the trip belongs in it, only the server knows.
	expect(filtered()).toBeUndefined()
})

test('a customer’s new name is on their trips after one reading, and a deleted trip leaves its list', async () => {
	const { client, asked, trips } = openLongList()
	client.setQueryData(['/api/admin/users', 'u1', 'history', 'pages', ''], { pages: [{ entries: [] }], pageParams: [] })
	await refreshCustomer(client, 'u1')
	expect(new Set(trips().map(({ customerName }) => customerName))).toEqual(new Set(['Ada King']))
	await removeTrip(client, 't3')
	expect(trips().map(({ id }) => id)).toEqual(['t0', 't1', 't2', 't4', 't5', 't6', 't7'])
	expect(asked).toEqual(['/api/admin/users/u1'])
})
