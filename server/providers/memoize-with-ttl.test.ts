import { expect, test } from 'vitest'
import { memoizeWithTtl } from './memoize-with-ttl.ts'

test('caches results and errors, shares concurrent fetches, falls back to a stale result and evicts the oldest', async () => {
	let time = 0
	let calls = 0
	let fails = false
	const memoized = memoizeWithTtl<number>({
		ttlMs: 100,
		errorTtlMs: 10,
		staleIfErrorMs: 300,
		maxEntries: 2,
		now: () => time,
	})
	const ask = (key = 'a') =>
		memoized(key, async () => {
			calls++
			if (fails) throw new Error('down')
			return calls
		})
	expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
	time = 99
	expect(await ask()).toBe(1)
	time = 100
	expect(await ask()).toBe(2)
	fails = true
	time = 250
	expect([await ask(), await ask(), calls]).toEqual([2, 2, 3])
	time = 405
	await expect(ask()).rejects.toThrow('down')
	await expect(ask()).rejects.toThrow('down')
	expect(calls).toBe(4)
	fails = false
	time = 420
	expect(await ask()).toBe(5)
	await ask('b')
	await ask('c')
	expect(await ask()).toBe(8)
})
