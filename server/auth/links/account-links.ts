import { sql } from 'kysely'
import type { LinkPurpose } from '#shared/customers/link.ts'
import type { Role } from '#shared/customers/user.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { USER_FIELDS } from '../accounts.ts'
import { hashOfSecret, newSecret } from './link-token.ts'

const HOUR = 60 * 60
/** How long a link works, in seconds (API-78). */
export const LINK_LIFETIME: Record<LinkPurpose, Record<Role, number>> = {
	invitation: { customer: 7 * 24 * HOUR, admin: 48 * HOUR },
	password: { customer: HOUR, admin: HOUR },
}

/** Makes a link for an account and ends the older one of the same purpose. Returns the token, which only the mail may contain. */
export async function createLink(
	tx: Tx,
	{ id: userId, email, role }: { id: string; email: string; role: Role },
	purpose: LinkPurpose,
	createdBy: string | null,
	lifetime: number = LINK_LIFETIME[purpose][role],
): Promise<{ token: string; expiresAt: Date }> {
	const token = newSecret()
	const values = {
		id: newId(),
		purpose,
		tokenHash: hashOfSecret(token),
		sentTo: email,
		createdBy,
		createdAt: sql<Date>`now()`,
		expiresAt: sql<Date>`now() + make_interval(secs => ${lifetime})`,
	}
	const { expiresAt } = await tx
		.insertInto('accountLinks')
		.values({ ...values, userId })
		.onConflict((conflict) => conflict.columns(['userId', 'purpose']).doUpdateSet(values))
		.returning('expiresAt')
		.executeTakeFirstOrThrow()
	return { token, expiresAt }
}

/** The live links of a token. An account that was disabled, or whose address is another one by now, has none. */
const liveLink = (db: Db | Tx, purpose: LinkPurpose, token: string) =>
	db
		.selectFrom('accountLinks as l')
		.innerJoin('users as u', 'u.id', 'l.userId')
		.where('l.tokenHash', '=', hashOfSecret(token))
		.where('l.purpose', '=', purpose)
		.where('l.expiresAt', '>', sql<Date>`now()`)
		.whereRef('l.sentTo', '=', 'u.email')
		.where('u.disabledAt', 'is', null)

/** The account that a link is for, or null. Reading spends nothing. */
export async function findLink(db: Db, purpose: LinkPurpose, token: string) {
	const found = await liveLink(db, purpose, token)
		.select([...USER_FIELDS.map((name) => `u.${name}` as const), 'l.expiresAt'])
		.executeTakeFirst()
	return found ?? null
}

/**
 * Spends a link: of two attempts one wins, and the other gets null. Locks the account before the link, as every other change of an account
 * does.
 */
export async function spendLink(tx: Tx, purpose: LinkPurpose, token: string): Promise<string | null> {
	const found = await liveLink(tx, purpose, token).select('u.id').forUpdate('u').executeTakeFirst()
	if (!found) return null
	const spent = await tx
		.deleteFrom('accountLinks')
		.where('tokenHash', '=', hashOfSecret(token))
		.where('purpose', '=', purpose)
		.returning('userId')
		.executeTakeFirst()
	return spent?.userId ?? null
}

/** Deletes expired links and changes of address. */
export async function sweepLinks(db: Db): Promise<void> {
	await db.deleteFrom('accountLinks').where('expiresAt', '<', sql<Date>`now()`).execute()
	await db.deleteFrom('addressChanges').where('expiresAt', '<', sql<Date>`now()`).execute()
}
