import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/harness/database.ts'
import type { Refusal } from '../refusal.ts'
import { resetRateLimit, consumeRateLimit, networkOf, sweepRateLimits } from './rate-limit.ts'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
	fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const refused = (attempt: Promise<void>) =>
	attempt.then(
		() => null,
		(refusal: Refusal) => refusal,
	)

test('exactly the allowed number passes, even when all arrive at once', async () => {
	const attempts = await Promise.all(
		Array.from({ length: 20 }, () => refused(consumeRateLimit(fresh.db, 'burst', 5, 300))),
	)
	const refusals = attempts.filter((attempt) => attempt !== null)
	expect(refusals).toHaveLength(15)
	expect(refusals[0]).toMatchObject({ status: 429, code: 'too_many' })
	for (const { retryAfter } of refusals) expect(retryAfter).toBeGreaterThan(290)
	expect(refusals[0]?.message).toBe('Too many attempts. Please try again in 5 minutes.')
	expect(await refused(consumeRateLimit(fresh.db, 'someone else', 5, 300))).toBeNull()
})

test('Retry-After never exceeds the window, even when a concurrent attempt opened it later', async () => {
	const { db } = fresh
	await consumeRateLimit(db, 'overtaken', 1, 300)
	// What waits for the row began before the one that wrote it; and clocks of two servers differ a little.
	await db
		.updateTable('throttle')
		.set({ since: sql`now() + interval '2 seconds'` })
		.where('key', '=', 'overtaken')
		.execute()
	expect(await refused(consumeRateLimit(db, 'overtaken', 1, 300))).toMatchObject({
		retryAfter: 300,
		message: 'Too many attempts. Please try again in 5 minutes.',
	})
})

test('refused attempts do not extend the window; counting restarts after it and after a reset', async () => {
	const { db } = fresh
	for (const allowed of [true, false, false])
		expect((await refused(consumeRateLimit(db, 'window', 1, 60))) === null).toBe(allowed)
	await db
		.updateTable('throttle')
		.set({ since: sql`since - interval '61 seconds'` })
		.where('key', '=', 'window')
		.execute()
	expect(await refused(consumeRateLimit(db, 'window', 1, 60))).toBeNull()
	expect(await refused(consumeRateLimit(db, 'window', 1, 60))).toMatchObject({ status: 429 })
	await resetRateLimit(db, 'window')
	expect(await refused(consumeRateLimit(db, 'window', 1, 60))).toBeNull()
})

test('old counts are deleted', async () => {
	const { db } = fresh
	await consumeRateLimit(db, 'old', 1, 60)
	await db.updateTable('throttle').set({ since: sql`now() - interval '25 hours'` }).where('key', '=', 'old').execute()
	await consumeRateLimit(db, 'young', 1, 60)
	await sweepRateLimits(db)
	const keys = await db.selectFrom('throttle').select('key').where('key', 'in', ['old', 'young']).execute()
	expect(keys).toEqual([{ key: 'young' }])
})

test.each([
	['203.0.113.9', '203.0.113.9'],
	['::ffff:203.0.113.9', '203.0.113.9'],
	['::FFFF:203.0.113.9', '203.0.113.9'],
	['::ffff:cb00:7109', '203.0.113.9'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['2001:db8:0:0:ffff::2', '2001:db8:0:0::/64'],
	['2001:0DB8:00aa:0001:1:2:3:4', '2001:db8:aa:1::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (ip, expected) => {
	expect(networkOf(ip)).toBe(expected)
})
