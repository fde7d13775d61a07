import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CataloguePicture } from '#shared/catalogue/catalogue-picture.ts'
import { networkError, RequestError } from '#web/data/request.ts'
import { createUploadQueue } from './upload-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fileOf = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })

/** A queue whose uploads the test finishes one by one. */
function open() {
	const sending = new Map<
		string,
		{ arrive: () => void; fail: (error: Error) => void; progress: (sent: number) => void }
	>()
	const received: string[] = []
	const queue = createUploadQueue({
		send: ({ name }, progress) =>
			new Promise((resolve, reject) => {
				const arrive = () => resolve({ name } as CataloguePicture)
				sending.set(name, { arrive, fail: reject, progress })
			}),
	})
	queue.handOverTo((pictures) => received.push(...pictures.map(({ name }) => name)))
	const settle = async (name: string, error?: Error) => {
		const one = sending.get(name)!
		sending.delete(name)
		if (error) one.fail(error)
		else one.arrive()
		await vi.advanceTimersByTimeAsync(0)
	}
	const states = () => queue.uploads().map(({ file, status }) => `${file.name} ${status}`)
	return { queue, sending, received, settle, states }
}

describe('the queue of uploads (CRM-213)', () => {
	it('sends three at once, and hands photographs over in the order of their files', async () => {
		const { queue, sending, received, settle } = open()
		queue.add(['a', 'b', 'c', 'd'].map((name) => fileOf(name)))
		expect([...sending.keys()]).toEqual(['a', 'b', 'c'])
		sending.get('a')!.progress(0.4)
		expect(queue.uploads()[0]).toMatchObject({ status: 'sending', sent: 0.4 })
		await settle('b')
		expect([received, [...sending.keys()]]).toEqual([[], ['a', 'c', 'd']])
		await settle('a')
		expect(received).toEqual(['a', 'b'])
		await settle('d')
		await settle('c')
		expect([received, queue.uploads()]).toEqual([['a', 'b', 'c', 'd'], []])
	})

	it('holds up nothing for one that fails, and tries it again when asked', async () => {
		const { queue, received, settle, states } = open()
		queue.add(['a', 'b'].map((name) => fileOf(name)))
		await settle('a', networkError())
		await settle('b')
		expect([received, states()]).toEqual([['b'], ['a failed']])
		expect(queue.uploads()[0]).toMatchObject({ mayRetry: true, problem: expect.stringContaining('offline') })
		queue.retry(queue.uploads()[0]!.key)
		await settle('a')
		expect([received, states()]).toEqual([['b', 'a'], []])
	})

	it('says why a file cannot be used, before sending it and when the server says so', async () => {
		const { queue, sending, settle } = open()
		queue.add([fileOf('IMG_1.HEIC', 'image/heic'), fileOf('a')])
		expect([...sending.keys()]).toEqual(['a'])
		await settle('a', new RequestError(422, '{"error":"The photograph is damaged","code":"damaged"}', ''))
		expect(queue.uploads()).toMatchObject([
			{ status: 'failed', mayRetry: false, problem: expect.stringContaining('HEIC') },
			{ status: 'failed', mayRetry: false, problem: 'The photograph is damaged' },
		])
		for (const { key } of queue.uploads()) queue.dismiss(key)
		expect(queue.uploads()).toEqual([])
	})

	it('waits while the server is busy', async () => {
		const { queue, sending, received, settle } = open()
		queue.add([fileOf('a')])
		await settle('a', new RequestError(503, '{}', ''))
		expect(sending.size).toBe(0)
		await vi.advanceTimersByTimeAsync(5000)
		await settle('a')
		expect(received).toEqual(['a'])
	})
})
