import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Passkey } from '#shared/customers/account.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import type { Tables } from '#server/db/tables.ts'
import { notFound, Refusal } from '#server/http/refusal.ts'
import { hasSecondStep } from '../second-step.ts'
import { isSecondStepRequired } from '../sessions.ts'

/** More than anybody has devices and password managers. */
const MAX_PASSKEYS = 20

/** An account's passkeys as their owner sees them, the oldest first. */
export async function passkeysOf(db: Db, userId: string): Promise<Passkey[]> {
	const rows = await db
		.selectFrom('passkeys')
		.select(['id', 'name', 'isSynced', 'createdAt', 'lastUsedAt'])
		.where('userId', '=', userId)
		.orderBy('id')
		.execute()
	return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
		...row,
		createdAt: createdAt.toISOString(),
		lastUsedAt: lastUsedAt?.toISOString() ?? null,
	}))
}

export async function countPasskeys(db: Db | Tx, userId: string): Promise<number> {
	const { count } = await db
		.selectFrom('passkeys')
		.select((x) => x.fn.countAll<number>().as('count'))
		.where('userId', '=', userId)
		.executeTakeFirstOrThrow()
	return count
}

/** What authenticators know the account by; made the first time. */
export async function passkeyHandle(db: Db, userId: string): Promise<Buffer> {
	const { passkeyHandle } = await db
		.updateTable('users')
		.set({ passkeyHandle: sql<Buffer>`coalesce("passkeyHandle", ${randomBytes(32)})` })
		.where('id', '=', userId)
		.returning('passkeyHandle')
		.executeTakeFirstOrThrow()
	if (!passkeyHandle) throw new Error('The handle was not stored')
	return passkeyHandle
}

type NewPasskey = Omit<Tables['passkeys'], 'id' | 'userId' | 'createdAt' | 'lastUsedAt'>

/** Adds a passkey, and returns its id. The 21st is 409. */
export async function addPasskey(tx: Tx, userId: string, passkey: NewPasskey): Promise<string> {
	await lockAccount(tx, userId)
	if ((await countPasskeys(tx, userId)) >= MAX_PASSKEYS)
		throw new Refusal(409, 'too_many_passkeys', `An account can have ${MAX_PASSKEYS} passkeys. Remove one first`)
	const added = await tx
		.insertInto('passkeys')
		.values({ ...passkey, id: newId(), userId })
		.onConflict((conflict) => conflict.column('credentialId').doNothing())
		.returning('id')
		.executeTakeFirst()
	if (!added) throw new Refusal(409, 'passkey_exists', 'This passkey is registered already')
	return added.id
}

export async function renamePasskey(tx: Tx, userId: string, id: string, name: string): Promise<void> {
	const renamed = await tx
		.updateTable('passkeys')
		.set({ name })
		.where('id', '=', id)
		.where('userId', '=', userId)
		.returning('id')
		.executeTakeFirst()
	if (!renamed) throw notFound('Passkey')
}

/**
 * Removes a passkey, and returns it. The last way in is 409 `last_way`, and the only second factor of somebody who needs one is 409
 * `required`.
 */
export async function removePasskey(tx: Tx, user: { id: string }, id: string) {
	const { passwordHash } = await lockAccount(tx, user.id)
	const removed = await tx
		.deleteFrom('passkeys')
		.where('id', '=', id)
		.where('userId', '=', user.id)
		.returning(['name', 'credentialId', 'rpId'])
		.executeTakeFirst()
	if (!removed) throw notFound('Passkey')
	if ((await countPasskeys(tx, user.id)) > 0) return removed
	if (passwordHash === null)
		throw new Refusal(409, 'last_way', 'This is the only way into your account. Add another passkey first')
	if ((await isSecondStepRequired(tx, user)) && !(await hasSecondStep(tx, user.id)))
		throw new Refusal(409, 'required', 'The agency asks its staff for a second step. Set one up before you remove this')
	return removed
}

/** Of two changes of an account's ways in, the second sees what the first one left. */
const lockAccount = (tx: Tx, userId: string) =>
	tx.selectFrom('users').select('passwordHash').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()

/**
 * Somebody who signed in with the password alone must not gain the second factor that the agency asks for while the account has a passkey:
 * they may only know the password.
 */
export async function refuseInsteadOfPasskey(db: Db | Tx, user: { id: string; mustSetUp: boolean }): Promise<void> {
	if (user.mustSetUp && (await countPasskeys(db, user.id)) > 0)
		throw new Refusal(409, 'use_passkey', 'Your account has a passkey. Sign out, and sign in again with it')
}
