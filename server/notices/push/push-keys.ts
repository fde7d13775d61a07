import webpush from 'web-push'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'

export type PushKey = { id: string; publicKey: string; privateKey: string }

/**
 * The key pair with which pushes are signed, made at its first use. It is not derived from SECRET_KEY: replacing that would silence every
 * device. Null where the stored one does not open.
 */
export async function pushKey(db: Db, sealer: Sealer): Promise<PushKey | null> {
	const stored = await newest(db)
	const { id, publicKey, sealed } = stored ?? (await makeKey(db, sealer))
	const privateKey = sealer.unseal(`pushKeys:${id}`, sealed)
	return privateKey === null ? null : { id, publicKey, privateKey }
}

const newest = (db: Db) =>
	db.selectFrom('pushKeys').select(['id', 'publicKey', 'sealed']).orderBy('id').limit(1).executeTakeFirst()

async function makeKey(db: Db, sealer: Sealer) {
	const { publicKey, privateKey } = webpush.generateVAPIDKeys()
	const id = newId()
	await transaction(db, (tx) =>
		tx
			.insertInto('pushKeys')
			.values({ id, publicKey, sealed: sealer.seal(`pushKeys:${id}`, privateKey) })
			.execute(),
	)
	// Another instance may have made one at the same moment: the first counts, for everybody.
	return (await newest(db))!
}
