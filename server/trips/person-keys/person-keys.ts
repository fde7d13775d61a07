import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import type { PersonKey, Sealer } from '#server/db/seal.ts'

/** How long the keys of a deleted trip stay, so that a backup made before an accidental deletion is of use. */
const UNUSED_DAYS = 35

/** What has a key: a guest by the trip, the notes about a customer by the customer. */
type Owned = { id: string } & ({ tripId: string } | { userId: string })

/**
 * The key of a guest of this trip, or of the notes about this customer, which is created where there is none. Null while a release that cannot read such seals may still run:
 * what is sealed then is sealed with the product's key, and again with the person's a day later (sealForPersons).
 */
export async function personKeyFor(tx: Tx, sealer: Sealer, { id, ...owner }: Owned): Promise<PersonKey | null> {
	const { isOn, stored } = await tx
		.selectFrom('personKeySwitch')
		.select((eb) => [
			sql<boolean>`"writesFrom" <= now()`.as('isOn'),
			eb.selectFrom('personKeys').select('sealed').where('id', '=', id).as('stored'),
		])
		.executeTakeFirstOrThrow()
	if (stored && (!sealer.givesUpUnreadable || sealer.opensKey({ id, sealed: stored }))) return { id, sealed: stored }
	if (!isOn) return null
	const key = sealer.newPersonKey(id)
	await tx
		.insertInto('personKeys')
		.values({ ...key, tripId: null, userId: null, ...owner })
		.onConflict((conflict) => conflict.column('id').doUpdateSet({ sealed: key.sealed }))
		.execute()
	return key
}

/** The keys of several guests of a trip (personKeyFor). Without those that may not be used yet. */
export async function personKeysFor(
	tx: Tx,
	sealer: Sealer,
	tripId: string,
	guests: readonly { id: string }[],
): Promise<PersonKey[]> {
	const keys: PersonKey[] = []
	for (const { id } of guests) {
		const key = await personKeyFor(tx, sealer, { id, tripId })
		if (key) keys.push(key)
	}
	return keys
}

/** The keys of these persons, as far as they still exist. */
export async function personKeysOf(db: Db | Tx, ids: readonly string[]): Promise<PersonKey[]> {
	if (ids.length === 0) return []
	return db.selectFrom('personKeys').select(['id', 'sealed']).where('id', 'in', ids).execute()
}

/** The keys of everybody who is or was a guest of this trip. */
export const personKeysOfTrip = (db: Db | Tx, tripId: string): Promise<PersonKey[]> =>
	db.selectFrom('personKeys').select(['id', 'sealed']).where('tripId', '=', tripId).execute()

/** Destroys keys: what they seal is unreadable from now on, in every copy. */
export async function destroyPersonKeys(tx: Tx, ids: readonly string[]): Promise<void> {
	if (ids.length > 0) await tx.deleteFrom('personKeys').where('id', 'in', ids).execute()
}

/** That the trip or customer of a key exists. */
const IS_OWNED = sql<boolean>`(exists (select from trips t where t.id = "personKeys"."tripId")
	or exists (select from users u where u.id = "personKeys"."userId"))`

/** Notes which keys belong to no trip or customer any more, and deletes those for which that has been so for long enough. */
export async function sweepPersonKeys(db: Db): Promise<void> {
	await db
		.updateTable('personKeys')
		.set({ unusedSince: sql<Date>`now()` })
		.where('unusedSince', 'is', null)
		.where((eb) => eb.not(IS_OWNED))
		.execute()
	// An earlier release, which knows keys of trips only, may have noted those of customers.
	await db
		.updateTable('personKeys')
		.set({ unusedSince: null })
		.where('unusedSince', 'is not', null)
		.where('userId', 'is not', null)
		.where(IS_OWNED)
		.execute()
	await db
		.deleteFrom('personKeys')
		.where('unusedSince', '<', sql<Date>`now() - make_interval(days => ${UNUSED_DAYS})`)
		.execute()
}
