import { sql } from 'kysely'
import { usernameFrom } from '#shared/enquiries/trip-from-enquiry.ts'
import type { Tx } from '#server/db/connect.ts'

/** A username for the owner of an address: 'ada', or 'ada2' if that is taken. */
export async function freeUsername(tx: Tx, email: string): Promise<string> {
	const base = usernameFrom(email)
	const taken = await tx
		.selectFrom('users')
		.select(sql<string>`lower(username)`.as('username'))
		.where(sql<boolean>`starts_with(lower(username), ${base})`)
		.execute()
	const names = new Set(taken.map(({ username }) => username))
	for (let number = 1; ; number++) {
		const username = number === 1 ? base : `${base}${number}`
		if (!names.has(username)) return username
	}
}
