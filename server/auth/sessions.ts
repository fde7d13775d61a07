import { createHash, randomBytes } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import type { Role, User } from '#shared/customers/user.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { voidLinks } from './links/void-links.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The idle timeout and the maximum age of a session, in seconds. Short for staff, long for travellers. */
const SESSION_LIMITS: Record<Role, { idle: number; absolute: number }> = {
	admin: { idle: 30 * MINUTE, absolute: 12 * HOUR },
	customer: { idle: 14 * DAY, absolute: 30 * DAY },
}

/** 32 random bytes in base64url. The database stores only their hash, so a leaked database opens no session. */
const TOKEN_LENGTH = 43
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Columns of a user as `User` shows them; `u` is the users table. */
const USER_COLUMNS = `u.id, u.username, u.email, u.role, u.phone, u."fullName", u."bookingAgent", u.version, u."createdAt", u."passwordSetBy" as "accessSetBy"`

const FIND = `select ${USER_COLUMNS}, s."lastSeenAt" < now() - interval '1 minute' as stale
	from sessions s join users u on u.id = s."userId"
	where s."tokenHash" = $1 and s."expiresAt" > now() and u."disabledAt" is null
	and s."lastSeenAt" > now() - make_interval(secs => case u.role when 'admin' then ${SESSION_LIMITS.admin.idle} else ${SESSION_LIMITS.customer.idle} end)`

type Found = Omit<User, 'createdAt'> & { createdAt: Date; stale: boolean }

/** The user of a live session by the database's clock, or null. One query. A database error throws, so that it never looks like a sign-out. */
export async function userOfToken(db: Db, token: string | undefined): Promise<User | null> {
	if (token?.length !== TOKEN_LENGTH) return null
	const hash = hashOf(token)
	const { rows } = await db.executeQuery<Found>(CompiledQuery.raw(FIND, [hash]))
	if (!rows[0]) return null
	const { stale, createdAt, ...user } = rows[0]
	if (stale)
		await db.updateTable('sessions').set({ lastSeenAt: sql<Date>`now()` }).where('tokenHash', '=', hash).execute()
	return { ...user, createdAt: createdAt.toISOString() }
}

/** Opens a session and ends the one of the request's cookie. Returns the token and the cookie's max-age in seconds. */
export async function openSession(
	tx: Tx,
	user: { id: string; role: Role },
	from: { ip: string; userAgent: string | undefined; oldToken: string | undefined },
) {
	const token = randomBytes(32).toString('base64url')
	const maxAge = SESSION_LIMITS[user.role].absolute
	if (from.oldToken) await closeSession(tx, from.oldToken)
	await tx
		.insertInto('sessions')
		.values({
			tokenHash: hashOf(token),
			userId: user.id,
			expiresAt: sql<Date>`now() + make_interval(secs => ${maxAge})`,
			ip: from.ip,
			userAgent: from.userAgent?.slice(0, 300) ?? null,
		})
		.execute()
	return { token, maxAge }
}

/** Ends one session. Returns its user's id, or null. */
export async function closeSession(db: Db | Tx, token: string): Promise<string | null> {
	if (token.length !== TOKEN_LENGTH) return null
	const ended = await db
		.deleteFrom('sessions')
		.where('tokenHash', '=', hashOf(token))
		.returning('userId')
		.executeTakeFirst()
	return ended?.userId ?? null
}

/** After a password change: ends every session and link of the account, and no device counts as known any more. */
export async function endSignIns(tx: Tx, userId: string) {
	await voidLinks(tx, userId)
	await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
	await tx.deleteFrom('devices').where('userId', '=', userId).execute()
}

/** After staff set a password: also closes the calendar feed, because whoever had the account may have its address. */
export async function endAllAccess(tx: Tx, userId: string) {
	await endSignIns(tx, userId)
	await tx.deleteFrom('calendarFeeds').where('userId', '=', userId).execute()
}

/** Deletes expired sessions. */
export async function sweepSessions(db: Db) {
	await db.deleteFrom('sessions').where('expiresAt', '<', sql<Date>`now()`).execute()
}
