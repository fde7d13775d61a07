import { sql } from 'kysely'
import type { Role, SignedInUser, StaffRole, User } from '#shared/customers/user.ts'
import { newCustomerFields } from '#shared/customers/customer.ts'
import { schemaOfFields, valueSchema } from '#shared/schemas.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isDuplicate } from '#server/db/errors.ts'
import { newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import type { Caller } from '#server/http/routes.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { endAllAccess } from './sessions.ts'
import { indexCustomer } from './customer-search.ts'

type NewAccount = {
	username: string
	email: string
	password: string
	fullName?: string | null
	phone?: string | null
	bookingAgent?: string | null
}

export const USER_FIELDS = [
	'id',
	'username',
	'email',
	'role',
	'staffRole',
	'phone',
	'fullName',
	'bookingAgent',
	'version',
	'createdAt',
] as const

/** A row of `users` reduced to what may leave the server. */
export const shownUser = (row: Omit<User, 'createdAt'> & { createdAt: Date }): User => ({
	id: row.id,
	username: row.username,
	email: row.email,
	role: row.role,
	staffRole: row.role === 'admin' ? (row.staffRole ?? 'owner') : null,
	phone: row.phone,
	fullName: row.fullName,
	bookingAgent: row.bookingAgent,
	version: row.version,
	createdAt: row.createdAt.toISOString(),
})

/** The account of a caller, as their own pages read it. `mustSetUp`: everything else waits for a second step. */
export const userOf = (caller: Caller): SignedInUser => ({
	...shownUser({ ...caller, createdAt: new Date(caller.createdAt) }),
	accessSetBy: caller.accessSetBy ?? null,
	...(caller.mustSetUp ? { mustSetUp: true } : {}),
})

/** Validates an account and hashes its password, before any transaction so that no connection is held meanwhile. Weak passwords are 422. */
export async function prepareAccount(given: unknown) {
	const values = check(schemaOfFields(newCustomerFields), given)
	refuseWeakPassword(values.password, [values.username, values.email, values.fullName])
	const { password, ...account } = values
	return { ...account, passwordHash: await hashPassword(password) }
}

type PreparedAccount = Omit<Awaited<ReturnType<typeof prepareAccount>>, 'passwordHash'> & {
	/** Null: nobody can sign in until staff set a password. */
	passwordHash: string | null
}

/**
 * Inserts an account; a member of staff is an owner unless `staffRole` says otherwise. A taken username or e-mail address, in any case, is
 * 409; the unique index settles races.
 */
export async function insertAccount(
	tx: Tx,
	account: PreparedAccount,
	role: Role,
	staffRole: StaffRole | null = role === 'admin' ? 'owner' : null,
): Promise<User> {
	try {
		const row = await tx
			.insertInto('users')
			.values({
				...account,
				id: newId(),
				role,
				staffRole,
				passwordSetBy: account.passwordHash === null ? null : 'staff',
			})
			.returning(USER_FIELDS)
			.executeTakeFirstOrThrow()
		if (role === 'customer') indexCustomer(tx, row.id)
		return shownUser(row)
	} catch (error) {
		throw takenName(error) ?? error
	}
}

/** The refusal for a duplicate username or e-mail address, or null for any other error. */
export function takenName(error: unknown): Refusal | null {
	for (const [constraint, field, words] of [
		['usersUsername', 'username', 'This username is taken'],
		['usersEmail', 'email', 'Another account has this e-mail address'],
	] as const)
		if (isDuplicate(error, constraint)) return new Refusal(409, 'taken', words, { fields: { [field]: words } })
	return null
}

/** Creates an owner's account. Only the command line and the first start call this. */
export async function createAdmin(db: Db, account: NewAccount): Promise<User> {
	const prepared = await prepareAccount(account)
	return transaction(db, (tx) => insertAccount(tx, prepared, 'admin'))
}

/** Sets a password and ends all access to the account (sessions, links, known devices, calendar feed) in the same transaction. Refuses weak passwords. */
export async function setPassword(db: Db, userId: string, password: string) {
	const user = await db.selectFrom('users').select(USER_FIELDS).where('id', '=', userId).executeTakeFirstOrThrow()
	check(valueSchema(newCustomerFields.password), password)
	refuseWeakPassword(password, [user.username, user.email, user.fullName])
	const passwordHash = await hashPassword(password)
	await transaction(db, async (tx) => {
		await tx
			.updateTable('users')
			.set({ passwordHash, passwordSetBy: 'staff', version: sql`version + 1`, updatedAt: sql<Date>`now()` })
			.where('id', '=', userId)
			.execute()
		await endAllAccess(tx, userId)
	})
}

/** Creates the first admin. Returns null when there already is one. */
export async function ensureFirstAdmin(db: Db, account: NewAccount): Promise<User | null> {
	const isThere = () => db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()
	if (await isThere()) return null
	try {
		return await createAdmin(db, account)
	} catch (error) {
		// Two instances may start together on an empty database, and the other one was first.
		if (error instanceof Refusal && error.code === 'taken' && (await isThere())) return null
		throw error
	}
}
