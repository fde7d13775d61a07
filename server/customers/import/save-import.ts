import { sql } from 'kysely'
import { usernameFrom } from '#shared/enquiries/trip-from-enquiry.ts'
import { customerSearch } from '#server/auth/customer-search.ts'
import { takenName } from '#server/auth/accounts.ts'
import type { Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { indexRows } from '#server/search/search-index.ts'
import { countCustomer } from '#server/trips/counters/counters.ts'
import type { ImportedCustomer } from './find-taken.ts'

const BATCH = 500

/** Makes the accounts, to which nobody can sign in before they are invited. One that was taken in between is 409, and none is made. */
export async function saveCustomers(tx: Tx, accounts: readonly ImportedCustomer[]): Promise<void> {
	const usernames = await freeUsernames(tx, accounts)
	for (let from = 0; from < accounts.length; from += BATCH) {
		const rows = accounts.slice(from, from + BATCH).map((account, at) => ({
			...account,
			id: newId(),
			username: usernames[from + at]!,
			role: 'customer' as const,
			passwordHash: null,
			passwordSetBy: null,
		}))
		await tx
			.insertInto('users')
			.values(rows)
			.execute()
			.catch((error: unknown) => {
				throw takenName(error) ?? error
			})
		await indexRows(
			tx,
			customerSearch,
			rows.map(({ id }) => id),
		)
	}
	await countCustomer(tx, accounts.length)
}

/** The login name of each: the given one, otherwise one from the address, with a number where that is taken. */
async function freeUsernames(tx: Tx, accounts: readonly ImportedCustomer[]): Promise<string[]> {
	const bases = [...new Set(accounts.flatMap(({ username, email }) => (username ? [] : [usernameFrom(email)])))]
	const { rows } = await sql<{ username: string }>`select lower(username) as username from users
		where lower(username) = any(${bases}::text[]) or regexp_replace(lower(username), '\\d+$', '') = any(${bases}::text[])`.execute(
		tx,
	)
	const taken = new Set([
		...rows.map(({ username }) => username),
		...accounts.flatMap(({ username }) => username?.toLowerCase() ?? []),
	])
	return accounts.map(({ username, email }) => {
		if (username) return username
		const base = usernameFrom(email)
		let name = base
		for (let number = 2; taken.has(name); number++) name = `${base}${number}`
		taken.add(name)
		return name
	})
}
