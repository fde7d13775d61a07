import ipaddr from 'ipaddr.js'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import { Refusal } from '../refusal.ts'

/**
 * Counts one attempt under `key` and refuses with 429 and Retry-After once more than `max` fell into the current window of `seconds`.
 * The count is stored in the database and uses its clock, so it survives a restart and covers every instance. Pass the database,
 * never a transaction: an attempt that fails and rolls back must count as well.
 */
export async function consumeRateLimit(db: Db, key: string, max: number, seconds: number): Promise<void> {
	const { hits, wait } = await count(db, key, seconds)
	if (hits <= max) return
	const retryAfter = Math.max(1, wait)
	throw new Refusal(429, 'too_many', `Too many attempts. Please try again in ${inWords(retryAfter)}.`, { retryAfter })
}

/** Counts one event under `key` in the current window, and returns how many there are. Refuses nothing. */
export const countHit = async (db: Db, key: string, seconds: number): Promise<number> =>
	(await count(db, key, seconds)).hits

async function count(db: Db, key: string, seconds: number) {
	const window = sql`make_interval(secs => ${seconds})`
	// Of concurrent attempts one opens the window, perhaps after the others began. `least` keeps every wait within the window.
	const { rows } = await sql<{ hits: number; wait: number }>`
		insert into throttle as t (key, hits, since) values (${key}, 1, now())
		on conflict (key) do update set
			hits = case when t.since < now() - ${window} then 1 else t.hits + 1 end,
			since = case when t.since < now() - ${window} then now() else t.since end
		returning hits, ceil(extract(epoch from least(since + ${window} - now(), ${window})))::int as wait`.execute(db)
	return rows[0] ?? { hits: 0, wait: 0 }
}

/** Resets a key, such as after a successful sign-in. */
export async function resetRateLimit(db: Db | Tx, key: string): Promise<void> {
	await db.deleteFrom('throttle').where('key', '=', key).execute()
}

/** No limit looks further back. */
export const COUNT_DAYS = 1

/** Deletes counts whose window began earlier. */
export async function sweepRateLimits(db: Db): Promise<void> {
	await db.deleteFrom('throttle').where('since', '<', sql<Date>`now() - make_interval(days => ${COUNT_DAYS})`).execute()
}

const inWords = (seconds: number) => {
	const minutes = Math.ceil(seconds / 60)
	return minutes <= 1 ? 'a minute' : `${minutes} minutes`
}

/**
 * The network that a limit by address counts: the IPv4 address, or the /64 that belongs to one IPv6 household. A dual-stack socket
 * writes IPv4 as ::ffff:a.b.c.d, in dotted or hexadecimal notation; the /64 of that would be everyone.
 */
export function networkOf(ip: string): string {
	const address = ipaddr.process(ip)
	if (address.kind() === 'ipv4') return address.toString()
	const household = (address as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16))
	return `${household.join(':')}::/64`
}
