import { sql } from 'kysely'
import type { User } from '#shared/customers/user.ts'
import { usernameFrom } from '#shared/enquiries/trip-from-enquiry.ts'
import { insertAccount, shownUser, USER_FIELDS } from '#server/auth/accounts.ts'
import type { Tx } from '#server/db/connect.ts'
import { countCustomer } from '#server/trips/counters/counters.ts'

type Contact = { name: string; email: string; phone: string }

/**
 * The customer with an enquiry's e-mail address, or a new account. A new account has no password, because the sender did not ask for
 * one: staff set it when there is something to sign in for.
 */
export async function findOrCreateCustomer(tx: Tx, { name, email, phone }: Contact): Promise<User> {
	const existing = await tx
		.selectFrom('users')
		.select(USER_FIELDS)
		.where(sql<string>`lower(email)`, '=', email.toLowerCase())
		.where('role', '=', 'customer')
		.executeTakeFirst()
	if (existing) return shownUser(existing)
	const username = await freeUsername(tx, usernameFrom(email))
	const created = await insertAccount(
		tx,
		{ username, email, fullName: name, phone, bookingAgent: null, passwordHash: null },
		'customer',
	)
	await countCustomer(tx, 1)
	return created
}

/** 'ada', or 'ada2' if that is taken. */
async function freeUsername(tx: Tx, base: string): Promise<string> {
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
