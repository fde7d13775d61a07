import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { RequestError, unanswered } from '#web/data/request.ts'
import { createDraftStore, type Unsaved } from './draft-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ROOMS = [
	{ type: 'Reef', features: ['A desk'] },
	{ type: 'Lagoon', features: ['A net'] },
]
const itemWith = (content: CatalogueItem['content'], version = 1) => ({ id: 'i', version, content }) as CatalogueItem
const opened = itemWith({ name: 'Villa', description: 'Old', suites: ROOMS })

/** A store whose requests the test answers one by one. */
function open() {
	const requests: {
		sent: Unsaved
		answer: (content?: CatalogueItem['content']) => void
		fail: (error: Error) => void
	}[] = []
	let remembered: Unsaved | null = null
	const store = createDraftStore(opened, {
		save: (sent) =>
			new Promise((resolve, reject) => {
				const answer = (content = sent.content) => resolve(itemWith(content, sent.version + 1))
				requests.push({ sent, answer, fail: reject })
			}),
		remember: (unsaved) => {
			remembered = unsaved
		},
	})
	/** Answers the last request, and waits until that is worked in. */
	const answerLast = async (content?: CatalogueItem['content']) => {
		requests.at(-1)!.answer(content)
		await vi.advanceTimersByTimeAsync(0)
	}
	const failLast = async (error: Error) => {
		requests.at(-1)!.fail(error)
		await vi.advanceTimersByTimeAsync(0)
	}
	return { store, requests, answerLast, failLast, remembered: () => remembered }
}
const conflictWith = (content: CatalogueItem['content']) =>
	new RequestError(409, JSON.stringify({ error: 'x', code: 'conflict', current: itemWith(content, 7) }), '')

describe('the draft store (CRM-200, CRM-201)', () => {
	it('saves a second after the last key, one request at a time, and what was typed meanwhile next', async () => {
		const { store, requests, answerLast, remembered } = open()
		store.set('name', 'Villa N')
		await vi.advanceTimersByTimeAsync(900)
		store.set('name', 'Villa Nova ')
		await vi.advanceTimersByTimeAsync(999)
		expect([requests.length, remembered()?.content.name]).toEqual([0, 'Villa Nova'])
		await vi.advanceTimersByTimeAsync(1)
		expect(requests[0]!.sent).toMatchObject({ version: 1, base: opened.content, content: { name: 'Villa Nova' } })
		store.set('description', 'New')
		await vi.advanceTimersByTimeAsync(5000)
		expect(requests).toHaveLength(1)
		await answerLast()
		expect(store.state()).toMatchObject({ status: 'saving', content: { name: 'Villa Nova ', description: 'New' } })
		expect(requests[1]!.sent).toMatchObject({ version: 2, content: { description: 'New' } })
		await answerLast()
		expect(store.state()).toMatchObject({ status: 'saved', content: { name: 'Villa Nova ' } })
		expect(remembered()).toBeNull()
		await vi.advanceTimersByTimeAsync(60_000)
		expect(requests).toHaveLength(2)
	})

	it('takes over what others saved, down to the room, and goes on typing', async () => {
		const { store, answerLast } = open()
		store.set('suites.0.features.0', 'A wide desk')
		void store.flush()
		store.set('name', 'Mine')
		await answerLast({
			...opened.content,
			suites: [
				{ ...ROOMS[0]!, features: ['A wide desk'] },
				{ type: 'Theirs', features: [] },
			],
		})
		expect(store.state().content).toEqual({
			...{ name: 'Mine', description: 'Old' },
			suites: [
				{ type: 'Reef', features: ['A wide desk'] },
				{ type: 'Theirs', features: [] },
			],
		})
		expect(store.state().conflicts).toEqual([])
	})

	it('asks for each field that both changed, saves nothing before, and saves the choice', async () => {
		const { store, requests, failLast, remembered } = open()
		store.set('name', 'Mine')
		store.set('description', 'My words')
		void store.flush()
		await failLast(conflictWith({ ...opened.content, name: 'Theirs', description: 'Their words' }))
		const { conflicts, content, status } = store.state()
		expect(conflicts).toMatchObject([
			{ path: 'name', yours: 'Mine', theirs: 'Theirs' },
			{ path: 'description', yours: 'My words', theirs: 'Their words' },
		])
		expect([status, content.name, remembered()?.content.name]).toEqual(['conflict', 'Mine', 'Mine'])
		await vi.advanceTimersByTimeAsync(60_000)
		store.choose(conflicts[0]!, 'theirs')
		await vi.advanceTimersByTimeAsync(60_000)
		expect(requests).toHaveLength(1)
		store.choose(conflicts[1]!, 'yours')
		await vi.advanceTimersByTimeAsync(1000)
		expect(requests[1]!.sent).toMatchObject({ version: 7, content: { name: 'Theirs', description: 'My words' } })
	})

	it('tries again without a network, and stops when the session has ended or the item is gone', async () => {
		const { store, requests, failLast, answerLast, remembered } = open()
		store.set('name', 'Mine')
		void store.flush()
		await failLast(unanswered('unreachable', 'You appear to be offline.'))
		expect(store.state()).toMatchObject({ status: 'retrying', problem: 'You appear to be offline.' })
		await vi.advanceTimersByTimeAsync(2000)
		await failLast(new RequestError(401, '{"error":"Sign in","code":"unauthenticated"}', ''))
		expect(store.state().status).toBe('signedOut')
		expect(remembered()?.content.name).toBe('Mine')
		await vi.advanceTimersByTimeAsync(60_000)
		expect(requests).toHaveLength(2)
		void store.flush()
		await answerLast()
		expect(store.state().status).toBe('saved')
		store.set('name', 'Late')
		void store.flush()
		await failLast(new RequestError(404, '{}', ''))
		store.set('name', 'Later')
		await vi.advanceTimersByTimeAsync(60_000)
		expect([store.state().status, requests.length]).toEqual(['gone', 4])
	})

	it('goes on with what an earlier visit left, merged with what is there now', async () => {
		const { store, requests, answerLast } = open()
		const base = { ...opened.content, description: 'Older' }
		store.resume({ version: 0, base, content: { ...base, name: 'Left behind' } })
		expect(store.state().content).toMatchObject({ name: 'Left behind', description: 'Old' })
		await vi.advanceTimersByTimeAsync(1000)
		expect(requests[0]!.sent).toMatchObject({ version: 1, content: { name: 'Left behind', description: 'Old' } })
		await answerLast()
		expect(store.state().status).toBe('saved')
	})
})
