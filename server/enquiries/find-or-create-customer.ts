import { sql } from 'kysely'
import type { User } from '#shared/customers/user.ts'
import { insertAccount, shownUser, USER_FIELDS } from '#server/auth/accounts.ts'
import { freeUsername } from '#server/auth/free-username.ts'
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
	const username = await freeUsername(tx, email)
	const created = await insertAccount(
		tx,
		{ username, email, fullName: name, phone, bookingAgent: null, passwordHash: null },
		'customer',
	)
	await countCustomer(tx, 1)
	return created
}
