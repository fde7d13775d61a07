import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** Work that ends when told to. */
function pending() {
	const { promise, resolve } = Promise.withResolvers<void>()
	return { work: () => promise, end: resolve }
}

test('runs two at a time, the rest in order, and refuses beyond the queue', async () => {
	const run = limitConcurrency({ running: 2, waiting: 2 })
	const started: string[] = []
	const jobs = ['a', 'b', 'c', 'd'].map((name) => {
		const job = pending()
		const done = run(() => {
			started.push(name)
			return job.work()
		})
		return { ...job, done }
	})
	await Promise.resolve()
	expect(started).toEqual(['a', 'b'])
	await expect(run(async () => 'e')).rejects.toMatchObject({ status: 503, code: 'busy', retryAfter: 1 })

	jobs[0]?.end()
	await jobs[0]?.done
	expect(started).toEqual(['a', 'b', 'c'])
	for (const job of jobs) job.end()
	await Promise.all(jobs.map((job) => job.done))
	expect(started).toEqual(['a', 'b', 'c', 'd'])
	expect(await run(async () => 'free again')).toBe('free again')
})

test('failed work frees its slot', async () => {
	const run = limitConcurrency({ running: 1, waiting: 0 })
	const broken = () => run(() => Promise.reject(new Error('broken')))
	await expect(broken()).rejects.toThrow('broken')
	await expect(broken()).rejects.toThrow('broken')
})
