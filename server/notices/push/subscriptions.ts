import { createHash } from 'node:crypto'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import type { Sealer } from '#server/db/seal.ts'
import { versioned } from '#shared/stored-shape.ts'

/** What a browser gives out: where to push to, and with which keys to encrypt. */
export type DeviceKeys = { endpoint: string; p256dh: string; auth: string }
export type NewSubscription = DeviceKeys & { keyId: string; zone: string; showsDetails: boolean }

const shape = versioned<DeviceKeys>({
	version: 1,
	read: ({ endpoint, p256dh, auth }) =>
		typeof endpoint === 'string' && typeof p256dh === 'string' && typeof auth === 'string'
			? { endpoint, p256dh, auth }
			: null,
})
const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest()
const place = (id: string) => `pushSubscriptions:${id}`

/** Stores the subscription of a session in place of the one before. A device that somebody else used belongs to the newest sign-in. */
export async function saveSubscription(
	tx: Tx,
	sealer: Sealer,
	{ id: userId, sessionId }: { id: string; sessionId: string },
	{ keyId, zone, showsDetails, ...device }: NewSubscription,
): Promise<void> {
	const endpointHash = hashOf(device.endpoint)
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

/** The devices of a person that take push. */
export const devicesOf = (db: Db | Tx, userId: string) =>
	db.selectFrom('pushSubscriptions').select(['id', 'zone']).where('userId', '=', userId).execute()

/** Null when the device no longer takes push, or its keys don't open. */
export async function readSubscription(db: Db, sealer: Sealer, id: string) {
	const row = await db.selectFrom('pushSubscriptions').selectAll().where('id', '=', id).executeTakeFirst()
	const device = row ? shape.fromText(sealer.unseal(place(id), row.sealed)) : null
	return row && device ? { ...row, device } : null
}
