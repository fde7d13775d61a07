import { createHash, randomBytes } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import type { Role } from '#shared/customers/user.ts'
import type { Device } from '#shared/customers/account.ts'
import { deviceName } from '#shared/customers/device-name.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { SNAPSHOT } from '#server/db/snapshot.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Alongside, Caller } from '#server/http/routes.ts'
import { voidLinks } from './links/void-links.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The idle timeout and the maximum age of a session, in seconds. Short for staff, long for travellers. */
export const SESSION_LIMITS: Record<Role, { idle: number; absolute: number }> = {
	admin: { idle: 30 * MINUTE, absolute: 12 * HOUR },
	customer: { idle: 14 * DAY, absolute: 30 * DAY },
}

/** Signed in at once, per account. A further sign-in ends the session that was idle for longest (OWASP ASVS 7.1.2). */
const MAX_SESSIONS = 20

/** 32 random bytes in base64url. The database stores only their hash, so a leaked database opens no session. */
const TOKEN_LENGTH = 43
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** The role of staff whom the previous release added, during a rolling restart, is not stored: they may do everything. */
export const STAFF_ROLE = `case u.role when 'admin' then coalesce(u."staffRole", 'owner') end`

/** The agency's settings that decide what staff may do. */
const SETTING = (name: string) => `(select "values"->>'${name}' from "agencySettings" where id = 1)`

/** Whether the agency asks for a second step today, and neither the account has one nor did a passkey open the session (API-136). Days are London's. */
const IS_REQUIRED = `u.role = 'admin' and coalesce(${SETTING('secondStepFrom')} <= to_char(now() at time zone 'Europe/London', 'YYYY-MM-DD'), false)`
const MUST_SET_UP = `(${IS_REQUIRED} and not s."hasBothFactors" and not exists (select from "secondSteps" z where z."userId" = u.id and z."activeAt" is not null))`

/** How long a sign-in or a confirmation counts, in seconds (API-134). */
export const FRESH_SECONDS = 10 * MINUTE

const IS_NOT_IDLE = `s."lastSeenAt" > now() - make_interval(secs => case u.role when 'admin' then ${SESSION_LIMITS.admin.idle} else ${SESSION_LIMITS.customer.idle} end)`

/** Columns of a user as `User` shows them; `u` is the users table. */
const USER_COLUMNS = `u.id, u.username, u.email, u.role, ${STAFF_ROLE} as "staffRole", u.phone, u."fullName", u."bookingAgent", u.version, u."createdAt", u."passwordSetBy" as "accessSetBy"`

const FIND = `select ${USER_COLUMNS}, s."lastSeenAt" < now() - interval '1 minute' as stale, s.id as "sessionId",
		s."confirmedAt" > now() - make_interval(secs => ${FRESH_SECONDS}) as "isFresh", ${MUST_SET_UP} as "mustSetUp",
		s."hasBothFactors",
		coalesce(${SETTING('consultantsSee')}, 'all_trips') as "consultantsSee"
	from sessions s join users u on u.id = s."userId"
	where s."tokenHash" = $1 and s."expiresAt" > now() and u."disabledAt" is null
	and ${IS_NOT_IDLE}`

type Found = Omit<Caller, 'createdAt'> & {
	createdAt: Date
	stale: boolean
	alongside?: string | null
	snapshot?: string
}

/**
 * Returns a function that finds the caller with a live session by the database's clock, or null. One query, in which `alongside` is read
 * too (server/http/routes.ts), with the id of the address if it has one, and what it saw if `notesSnapshot`. A database error throws, so that it never looks
 * like a sign-out.
 */
export function callerFinder(db: Db, alongside?: Alongside) {
	/** By the SQL that is read alongside, without and with the snapshot. Joining long texts for each request takes longer than finding one. */
	const texts = [new Map<string, string>(), new Map<string, string>()] as const
	function findWith(sql: string, notesSnapshot: boolean) {
		const known = texts[notesSnapshot ? 1 : 0]
		const text = known.get(sql) ?? textWith(sql, notesSnapshot)
		known.set(sql, text)
		return text
	}
	return async (
		token: string | undefined,
		{ id, notesSnapshot = false }: { id?: string | undefined; notesSnapshot?: boolean | undefined } = {},
	): Promise<{ caller: Caller; alongside: string | null; snapshot: string | undefined } | null> => {
		if (token?.length !== TOKEN_LENGTH) return null
		const hash = hashOf(token)
		const of = id !== undefined && isId(id) ? id : null
		const text = findWith(alongside?.(of ?? '') ?? '', notesSnapshot)
		const values = alongside && id !== undefined ? [hash, of] : [hash]
		const { rows } = await db.executeQuery<Found>(CompiledQuery.raw(text, values))
		if (!rows[0]) return null
		const { stale, createdAt, alongside: found = null, snapshot, ...user } = rows[0]
		if (stale)
			await db.updateTable('sessions').set({ lastSeenAt: sql<Date>`now()` }).where('tokenHash', '=', hash).execute()
		return { caller: { ...user, createdAt: createdAt.toISOString() }, alongside: found, snapshot }
	}
}

function textWith(alongside: string, notesSnapshot: boolean): string {
	const more = [
		...(alongside ? [`${alongside} as alongside`] : []),
		...(notesSnapshot ? [`${SNAPSHOT} as snapshot`] : []),
	]
	return more.length > 0 ? `select caller.*, ${more.join(', ')} from (${FIND}) caller` : FIND
}

/** The caller with a live session, or null (callerFinder). */
export const callerOfToken = async (db: Db, token: string | undefined): Promise<Caller | null> =>
	(await callerFinder(db)(token))?.caller ?? null

/** Opens a session and ends the one of the request's cookie. Returns the token and the cookie's max-age in seconds. */
export async function openSession(
	tx: Tx,
	user: { id: string; role: Role },
	from: { ip: string; userAgent: string | undefined; oldToken: string | undefined; hasBothFactors?: boolean },
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
			hasBothFactors: from.hasBothFactors ?? false,
		})
		.execute()
	await sql`delete from sessions where id in (
		select id from sessions where "userId" = ${user.id} order by "lastSeenAt" desc, id offset ${MAX_SESSIONS})`.execute(
		tx,
	)
	return { token, maxAge }
}

/**
 * Records that the person behind a session has just proved who they are, and replaces its token. Returns the new one, and the seconds that
 * are left of the session. Throws when the session has ended meanwhile.
 */
export async function confirmSession(tx: Tx, { sessionId }: { sessionId: string }) {
	const token = randomBytes(32).toString('base64url')
	const { expiresAt } = await tx
		.updateTable('sessions')
		.set({ tokenHash: hashOf(token), confirmedAt: sql<Date>`now()` })
		.where('id', '=', sessionId)
		.returning('expiresAt')
		.executeTakeFirstOrThrow(() => new Refusal(401, 'signed_out', 'Sign in first'))
	return { token, maxAge: Math.max(1, Math.round((expiresAt.getTime() - Date.now()) / 1000)) }
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

/** Whether this account may not be without a second step (API-136). */
export async function isSecondStepRequired(db: Db | Tx, { id }: { id: string }): Promise<boolean> {
	const { rows } = await db.executeQuery<{ is: boolean }>(
		CompiledQuery.raw(`select (${IS_REQUIRED}) as is from users u where u.id = $1`, [id]),
	)
	return rows[0]?.is ?? false
}

/** The day from which staff need a second step; null when the agency does not ask for one. */
export async function secondStepFrom(db: Db): Promise<string | null> {
	const { rows } = await db.executeQuery<{ day: string | null }>(
		CompiledQuery.raw(`select ${SETTING('secondStepFrom')} as day`),
	)
	return rows[0]?.day ?? null
}

/** Where an account is signed in, the last used first. `thisSession` is the caller's own. */
export async function liveSessions(db: Db, userId: string, thisSession?: string): Promise<Device[]> {
	const { rows } = await db.executeQuery<Session>(CompiledQuery.raw(LIVE, [userId]))
	return rows.map(({ id, userAgent, ip, createdAt, lastSeenAt }) => ({
		id,
		name: deviceName(userAgent),
		ip,
		openedAt: createdAt.toISOString(),
		lastSeenAt: lastSeenAt.toISOString(),
		isThis: id === thisSession,
	}))
}

type Session = { id: string; userAgent: string | null; ip: string | null; createdAt: Date; lastSeenAt: Date }
const LIVE = `select s.id, s."userAgent", s.ip, s."createdAt", s."lastSeenAt" from sessions s join users u on u.id = s."userId"
	where s."userId" = $1 and s."expiresAt" > now() and ${IS_NOT_IDLE} order by s."lastSeenAt" desc, s.id`

/** Ends one session of an account. Returns whether there was such a session. */
export async function endSession(tx: Tx, userId: string, id: string): Promise<boolean> {
	const ended = await tx
		.deleteFrom('sessions')
		.where('userId', '=', userId)
		.where('id', '=', id)
		.returning('id')
		.executeTakeFirst()
	return ended !== undefined
}

export async function endOtherSessions(tx: Tx, { id, sessionId }: { id: string; sessionId: string }) {
	await tx.deleteFrom('sessions').where('userId', '=', id).where('id', '<>', sessionId).execute()
}

/** After a password change: ends every session and link of the account, and no device counts as known any more. */
export async function endSignIns(tx: Tx, userId: string) {
	await voidLinks(tx, userId)
	await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
	await tx.deleteFrom('devices').where('userId', '=', userId).execute()
}

/** After staff set a password: also removes passkeys and closes the calendar feed, because whoever had the account may have them. */
export async function endAllAccess(tx: Tx, userId: string) {
	await endSignIns(tx, userId)
	await tx.deleteFrom('passkeys').where('userId', '=', userId).execute()
	await tx.deleteFrom('calendarFeeds').where('userId', '=', userId).execute()
}

/** Deletes expired sessions. */
export async function sweepSessions(db: Db) {
	await db.deleteFrom('sessions').where('expiresAt', '<', sql<Date>`now()`).execute()
}
