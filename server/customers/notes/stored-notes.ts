import { sql } from 'kysely'
import {
	type CustomerNotes,
	customerNotesFields,
	type NotesValues,
	NO_NOTES,
} from '#shared/customers/customer-notes.ts'
import { versioned } from '#shared/stored-shape.ts'
import { readValues } from '#shared/stored-values.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { isWithProductKey, type Sealer } from '#server/db/seal.ts'
import { Refusal } from '#server/http/refusal.ts'
import { destroyPersonKeys, personKeyFor, personKeysOf } from '#server/trips/person-keys/person-keys.ts'

const shape = versioned<NotesValues>({ version: 1, read: (members) => readValues(customerNotesFields, members) })

const placeOf = (id: string) => `customerNotes:${id}`

/** The notes about a customer, and the id of their row; null without any. Values that do not open are null. */
type Stored = { id: string; notes: CustomerNotes; mayBeReplaced: boolean }

async function readStored(db: Db | Tx, sealer: Sealer, userId: string): Promise<Stored | null> {
	const row = await db
		.selectFrom('customerNotes')
		.select(['id', 'sealed', 'version'])
		.where('userId', '=', userId)
		.executeTakeFirst()
	if (!row) return null
	const keys = await personKeysOf(db, [row.id])
	const values = shape.fromText(sealer.unseal(placeOf(row.id), row.sealed, keys))
	const isKeyDestroyed = keys.length === 0 && !isWithProductKey(row.sealed)
	return {
		id: row.id,
		notes: { ...(values ?? NO_NOTES), version: row.version },
		mayBeReplaced: values !== null || isKeyDestroyed || sealer.givesUpUnreadable,
	}
}

/** What is noted about a customer. */
export async function readNotes(db: Db | Tx, sealer: Sealer, userId: string): Promise<CustomerNotes> {
	return (await readStored(db, sealer, userId))?.notes ?? { ...NO_NOTES, version: 0 }
}

/** Replaces what is noted about a locked customer. 409 where what is there cannot be decrypted at the moment. */
export async function saveNotes(tx: Tx, sealer: Sealer, userId: string, values: NotesValues): Promise<CustomerNotes> {
	const stored = await readStored(tx, sealer, userId)
	if (stored && !stored.mayBeReplaced)
		throw new Refusal(409, 'unreadable', 'These notes cannot be decrypted at the moment, so nothing was changed')
	const id = stored?.id ?? newId()
	const key = await personKeyFor(tx, sealer, { id, userId })
	const text = shape.toText(values)
	const sealed = key ? sealer.sealFor([key], placeOf(id), text) : sealer.seal(placeOf(id), text)
	const { version } = await tx
		.insertInto('customerNotes')
		.values({ id, userId, sealed })
		.onConflict((conflict) =>
			conflict.column('userId').doUpdateSet({
				sealed,
				version: sql<number>`"customerNotes".version + 1`,
				updatedAt: sql<Date>`now()`,
			}),
		)
		.returning('version')
		.executeTakeFirstOrThrow()
	return { ...values, version }
}

/** Gives the notes about one locked customer to another, below what is noted about that one. */
export async function joinNotes(tx: Tx, sealer: Sealer, from: string, to: string): Promise<void> {
	const given = await readStored(tx, sealer, from)
	if (!given) return
	const own = await readNotes(tx, sealer, to)
	const names = Object.keys(customerNotesFields) as (keyof NotesValues)[]
	const joined = names.map((name) => [name, [own[name], given.notes[name]].filter(Boolean).join('\n\n') || null])
	await saveNotes(tx, sealer, to, Object.fromEntries(joined) as NotesValues)
	await deleteNotes(tx, from)
}

/** Deletes the notes about a customer with their key, so that copies in backups cannot be read either. */
export async function deleteNotes(tx: Tx, userId: string): Promise<void> {
	const rows = await tx.deleteFrom('customerNotes').where('userId', '=', userId).returning('id').execute()
	await destroyPersonKeys(
		tx,
		rows.map(({ id }) => id),
	)
}
