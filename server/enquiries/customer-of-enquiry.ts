import { sql } from 'kysely'
import type { User } from '#shared/customers/user.ts'
import { usernameOf } from '#shared/enquiries/trip-of-enquiry.ts'
import { insertAccount, shownUser, USER_FIELDS } from '#server/auth/accounts.ts'
import type { Tx } from '#server/db/connect.ts'
import { countCustomer } from '#server/trips/counters/counters.ts'

type Asker = { name: string; email: string; phone: string }

/**
 * The customer who wrote an enquiry: whoever has its e-mail address, or a new account. A new one has no password, as nobody asked for
 * one and most enquiries stay enquiries: staff set it when there is something to sign in for.
 */
export async function customerOf(tx: Tx, { name, email, phone }: Asker): Promise<User> {
	const known = await tx
		.selectFrom('users')
		.select(USER_FIELDS)
		.where(sql<string>`lower(email)`, '=', email.toLowerCase())
		.where('role', '=', 'customer')
		.executeTakeFirst()
	if (known) return shownUser(known)
	const username = await freeUsername(tx, usernameOf(email))
	const made = await insertAccount(
		tx,
		{ username, email, fullName: name, phone, bookingAgent: null, passwordHash: null },
		'customer',
	)
	await countCustomer(tx, 1)
	return made
}

/** 'ada', or 'ada2' when there is an Ada already. */
async function freeUsername(tx: Tx, wanted: string): Promise<string> {
	const taken = await tx
		.selectFrom('users')
		.select(sql<string>`lower(username)`.as('username'))
		.where(sql<boolean>`starts_with(lower(username), ${wanted})`)
		.execute()
	const names = new Set(taken.map(({ username }) => username))
	for (let number = 1; ; number++) {
		const username = number === 1 ? wanted : `${wanted}${number}`
		if (!names.has(username)) return username
	}
}
