import { globSync, readFileSync } from 'node:fs'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { storeAnswer } from './store-answer.ts'

type Names = { names: string[] }
const KEY = ['/api/admin/names']

/** An answer on the screen, and its requests, which end when the test says so or when they are cancelled. */
function openNames() {
	const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
	const requests: { answer: (names: string[]) => void; signal: AbortSignal }[] = []
	const observer = new QueryObserver<Names>(client, {
		queryKey: KEY,
		queryFn: ({ signal }) =>
			new Promise((resolve, reject) => {
				signal.addEventListener('abort', () => reject(signal.reason))
				requests.push({ answer: (names) => resolve({ names }), signal })
			}),
	})
	onTestFinished(observer.subscribe(() => {}))
	return { client, requests, shown: () => observer.getCurrentResult() }
}

const settled = () => new Promise((turn) => setImmediate(turn))

test('a read that began before a write does not replace what the write answered', async () => {
	const { client, requests, shown } = openNames()
	requests[0]?.answer(['Ada', 'Ben'])
	await settled()
	void client.invalidateQueries({ queryKey: KEY })
	storeAnswer<string[]>(client, { queryKey: KEY }, { names: ['Ada'] })
	expect(shown().data).toEqual({ names: ['Ada'] })
	expect(requests[1]?.signal.aborted).toBe(true)
	requests[1]?.answer(['Ada', 'Ben'])
	await settled()
	expect(shown()).toMatchObject({ data: { names: ['Ada'] }, fetchStatus: 'idle', error: null })
})

test('a write that is answered before the first read is shown without an error', async () => {
	const { client, requests, shown } = openNames()
	storeAnswer<string[]>(client, { queryKey: KEY }, { names: ['Ada'] })
	requests[0]?.answer([])
	await settled()
	expect(shown()).toMatchObject({ data: { names: ['Ada'] }, status: 'success', fetchStatus: 'idle' })
})

test('a read after the write is shown, and other answers under the same path are still read', async () => {
	const { client, requests, shown } = openNames()
	const other = new QueryObserver(client, { queryKey: [...KEY, 'history'], queryFn: async () => 'read' })
	onTestFinished(other.subscribe(() => {}))
	storeAnswer<string[]>(client, { queryKey: KEY }, { names: ['Ada'] })
	void client.invalidateQueries({ queryKey: KEY, exact: true })
	requests[1]?.answer(['Ada', 'Cleo'])
	await settled()
	expect(shown().data).toEqual({ names: ['Ada', 'Cleo'] })
	expect(other.getCurrentResult().data).toBe('read')
})

test('no answer is stored in another way, with three exceptions that are no answers of writes', () => {
	const files = globSync('web/**/*.{ts,tsx}').filter(
		(path) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'),
	)
	const found = files.filter((path) => readFileSync(path, 'utf8').includes('.setQueryData('))
	expect(found.toSorted()).toEqual([
		'web/data/signed-in.tsx',
		'web/data/store-answer.ts',
		'web/offline/load-cached.ts',
		'web/trips/records/drafts/use-drafts.ts',
	])
})
