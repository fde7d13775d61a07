import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import { notFound } from '#server/http/refusal.ts'

/** Of these people, those who take no reminders. */
export async function withoutReminders(db: Db | Tx, userIds: readonly string[]): Promise<Set<string>> {
	if (userIds.length === 0) return new Set()
	const rows = await db
		.selectFrom('reminderSettings')
		.select('userId')
		.where('userId', 'in', [...userIds])
		.where('stoppedAt', 'is not', null)
		.execute()
	return new Set(rows.map(({ userId }) => userId))
}

/** The token with which a person can end their reminders without a sign-in. It opens nothing else. */
export async function reminderToken(tx: Tx, userId: string): Promise<string> {
	const token = randomBytes(24).toString('base64url')
	const { rows } = await sql<{
		token: string
	}>`insert into "reminderSettings" as s ("userId", token) values (${userId}, ${token})
		on conflict ("userId") do update set token = s.token returning token`.execute(tx)
	return rows[0]!.token
}

/** Starts or stops the reminders of a person. */
export async function setReminders(tx: Tx, userId: string, isWanted: boolean): Promise<void> {
	await reminderToken(tx, userId)
	await tx
		.updateTable('reminderSettings')
		.set({ stoppedAt: isWanted ? null : sql<Date>`coalesce("stoppedAt", now())` })
		.where('userId', '=', userId)
		.execute()
}

/** The person whose mails have this token. 404 where nobody's have. */
export async function personOfToken(db: Db, token: string): Promise<string> {
	const row = isToken(token)
		? await db.selectFrom('reminderSettings').select('userId').where('token', '=', token).executeTakeFirst()
		: undefined
	if (!row) throw notFound('Address')
	return row.userId
}

const isToken = (text: string) => /^[\w-]{32}$/.test(text)
