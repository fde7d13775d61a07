import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'

/** As long as browsers store a cookie (RFC 6265bis, 400 days). */
export const DEVICE_MAX_AGE = 400 * 24 * 60 * 60

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** The id of the device with this cookie if it has signed in to this account before, else null. It grants nothing by itself. */
export async function knownDevice(
	db: Db,
	token: string | undefined,
	userId: string | undefined,
): Promise<string | null> {
	if (!token || !userId) return null
	const device = await db
		.selectFrom('devices')
		.select('id')
		.where('tokenHash', '=', hashOf(token))
		.where('userId', '=', userId)
		.where('lastUsedAt', '>', sql<Date>`now() - make_interval(secs => ${DEVICE_MAX_AGE})`)
		.executeTakeFirst()
	return device?.id ?? null
}

/** Whether any browser is known to this account. Without one, a sign-in is the account's first, and no news to anybody. */
export async function hasDevices(tx: Tx, userId: string): Promise<boolean> {
	const device = await tx.selectFrom('devices').select('id').where('userId', '=', userId).limit(1).executeTakeFirst()
	return device !== undefined
}

/** Records that a device has signed in, and replaces its token. Returns the new token for its cookie. */
export async function rememberDevice(tx: Tx, userId: string, deviceId: string | null): Promise<string> {
	const token = randomBytes(32).toString('base64url')
	const tokenHash = hashOf(token)
	const updated =
		deviceId !== null &&
		(await tx
			.updateTable('devices')
			.set({ tokenHash, lastUsedAt: sql<Date>`now()` })
			.where('id', '=', deviceId)
			.returning('id')
			.executeTakeFirst())
	if (!updated) await tx.insertInto('devices').values({ id: newId(), userId, tokenHash }).execute()
	return token
}

/** Deletes devices whose cookie has expired. */
export async function sweepDevices(db: Db): Promise<void> {
	await db
		.deleteFrom('devices')
		.where('lastUsedAt', '<', sql<Date>`now() - make_interval(secs => ${DEVICE_MAX_AGE})`)
		.execute()
}
