import { expect, test } from 'vitest'
import { keptFor } from './kept-for.ts'

test('kept while fresh, asked for once by many, stood in for when it fails, and forgotten in the end', async () => {
	let time = 0
	let calls = 0
	let fails = false
	const kept = keptFor<number>({ freshMs: 100, failureMs: 10, staleMs: 300, max: 2, now: () => time })
	const ask = (key = 'a') =>
		kept(key, async () => {
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
