import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { AppContext } from '#server/http/routes.ts'
import type { SecureCookie } from '../cookie.ts'

export type Purpose = 'sign in' | 'add' | 'confirm'

/** How long a challenge waits for its answer, in seconds. The dialog asks for a new one before that. */
const LIFETIME = 5 * 60

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Stores the challenge of this browser, in place of an earlier one of the same purpose, and sets the cookie that names the browser. */
export async function startCeremony(
	db: Db,
	c: AppContext,
	cookie: SecureCookie,
	ceremony: { purpose: Purpose; challenge: string; userId: string | null },
): Promise<void> {
	const token = cookie.read(c) ?? randomBytes(32).toString('base64url')
	const values = {
		...ceremony,
		browserHash: hashOf(token),
		expiresAt: sql<Date>`now() + make_interval(secs => ${LIFETIME})`,
	}
	await db
		.insertInto('ceremonies')
		.values(values)
		.onConflict((conflict) => conflict.columns(['browserHash', 'purpose']).doUpdateSet(values))
		.execute()
	cookie.write(c, token, LIFETIME)
}

/**
 * The challenge that waits in this browser, or null. It is deleted before its answer is verified, so every attempt needs a new one and no
 * answer counts twice.
 */
export async function takeCeremony(
	db: Db,
	c: AppContext,
	cookie: SecureCookie,
	{ purpose, userId }: { purpose: Purpose; userId: string | null },
): Promise<string | null> {
	const token = cookie.read(c)
	if (!token) return null
	const taken = await db
		.deleteFrom('ceremonies')
		.where('browserHash', '=', hashOf(token))
		.where('purpose', '=', purpose)
		.returning(['challenge', 'userId', sql<boolean>`"expiresAt" > now()`.as('isLive')])
		.executeTakeFirst()
	return taken?.isLive && taken.userId === userId ? taken.challenge : null
}

/** Deletes challenges that nobody answered in time. */
export async function sweepCeremonies(db: Db): Promise<void> {
	await db.deleteFrom('ceremonies').where('expiresAt', '<', sql<Date>`now()`).execute()
}
