import { createHash } from 'node:crypto'
import type { PushDevice } from '#shared/notices/push-device.ts'
import { liveSessions } from '#server/auth/sessions.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import type { Sealer } from '#server/db/seal.ts'
import { versioned } from '#shared/stored-shape.ts'

/** What a browser gives out: where to push to, and with which keys to encrypt. */
export type DeviceKeys = { endpoint: string; p256dh: string; auth: string }
export type NewSubscription = DeviceKeys & { keyId: string; zone: string; showsDetails: boolean | undefined }
type Owner = { id: string; sessionId: string }

const shape = versioned<DeviceKeys>({
	version: 1,
	read: ({ endpoint, p256dh, auth }) =>
		typeof endpoint === 'string' && typeof p256dh === 'string' && typeof auth === 'string'
			? { endpoint, p256dh, auth }
			: null,
})
const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest()
const place = (id: string) => `pushSubscriptions:${id}`

/**
 * Stores the subscription of a session in place of the one before, whose choice about details stays unless a new one comes with it. A device
 * that somebody else used belongs to the newest sign-in.
 */
export async function saveSubscription(
	tx: Tx,
	sealer: Sealer,
	{ id: userId, sessionId }: Owner,
	{ keyId, zone, showsDetails: chosen, ...device }: NewSubscription,
): Promise<void> {
	const endpointHash = hashOf(device.endpoint)
	const before = await tx
		.selectFrom('pushSubscriptions')
		.select('showsDetails')
		.where('sessionId', '=', sessionId)
		.executeTakeFirst()
	const showsDetails = chosen ?? before?.showsDetails ?? false
	await tx
		.deleteFrom('pushSubscriptions')
		.where((x) => x.or([x('endpointHash', '=', endpointHash), x('sessionId', '=', sessionId)]))
		.execute()
	const id = newId()
	const sealed = sealer.seal(place(id), shape.toText(device))
	await tx
		.insertInto('pushSubscriptions')
		.values({ id, userId, sessionId, endpointHash, keyId, sealed, zone, showsDetails })
		.execute()
}

/** Removes the subscription of a session. */
export const endSubscription = (db: Db | Tx, sessionId: string) =>
	db.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute()

/**
 * Ends the subscription of another session of this person, and remembers its device: a page there must not renew it. Returns whether
 * there was one.
 */
export async function turnOff(tx: Tx, { id: userId, sessionId }: Owner): Promise<boolean> {
	await lockSession(tx, sessionId)
	const ended = await tx
		.deleteFrom('pushSubscriptions')
		.where('userId', '=', userId)
		.where('sessionId', '=', sessionId)
		.returning('endpointHash')
		.executeTakeFirst()
	if (!ended) return false
	await tx
		.insertInto('turnedOffDevices')
		.values({ userId, endpointHash: ended.endpointHash })
		.onConflict((row) => row.doNothing())
		.execute()
	return true
}

/** Whether this person turned the device off from another one. Its session cannot be turned off before the transaction ends. */
export async function isTurnedOff(tx: Tx, { id: userId, sessionId }: Owner, endpoint: string): Promise<boolean> {
	await lockSession(tx, sessionId)
	const found = await tx
		.selectFrom('turnedOffDevices')
		.select('userId')
		.where('userId', '=', userId)
		.where('endpointHash', '=', hashOf(endpoint))
		.executeTakeFirst()
	return found !== undefined
}

/** A press on the device itself turns it on again. */
export async function turnOn(tx: Tx, userId: string, endpoint: string): Promise<void> {
	await tx
		.deleteFrom('turnedOffDevices')
		.where('userId', '=', userId)
		.where('endpointHash', '=', hashOf(endpoint))
		.execute()
}

const lockSession = (tx: Tx, sessionId: string) =>
	tx.selectFrom('sessions').select('id').where('id', '=', sessionId).forUpdate().execute()

/** What a traveller reads about each of their devices that take push, the last used first. `id` is the session's. */
export async function pushDevices(db: Db, { id: userId, sessionId }: Owner): Promise<PushDevice[]> {
	const live = await liveSessions(db, userId, sessionId)
	const rows = await db
		.selectFrom('pushSubscriptions')
		.select(['sessionId', 'zone', 'showsDetails'])
		.where('userId', '=', userId)
		.execute()
	return live.flatMap(({ id, name, isThis, lastSeenAt }) => {
		const row = rows.find((row) => row.sessionId === id)
		return row ? [{ id, name, isThis, lastSeenAt, zone: row.zone, showsDetails: row.showsDetails }] : []
	})
}

/** The devices of a person that take push. */
export const devicesOf = (db: Db | Tx, userId: string) =>
	db.selectFrom('pushSubscriptions').select(['id', 'zone']).where('userId', '=', userId).execute()

/** Null when the device no longer takes push, or its keys don't open. */
export async function readSubscription(db: Db, sealer: Sealer, id: string) {
	const row = await db.selectFrom('pushSubscriptions').selectAll().where('id', '=', id).executeTakeFirst()
	const device = row ? shape.fromText(sealer.unseal(place(id), row.sealed)) : null
	return row && device ? { ...row, device } : null
}
