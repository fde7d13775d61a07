import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import { cachedTraveller, databaseName } from './traveller.ts'

/** An answer of the API, and when it was given (milliseconds). */
type CachedAnswer = { answer: unknown; at: number }
/** A file that is at hand without a network, by its address. `madeOf`: which state of a trip, where an address gives another file later. */
type CachedDocument = { id: string; file: Blob; at: number; madeOf?: string }
/** What a traveller typed of a guest that has not reached us yet, and the guest it was typed over. `problem`: why it was refused. */
export type PendingEdit = { base: Guest; typed: Record<string, string>; at: number; problem?: string }

interface OfflineSchema extends DBSchema {
	answers: { key: string; value: CachedAnswer }
	papers: { key: string; value: CachedDocument }
	edits: { key: string; value: PendingEdit }
}
type StoreName = 'answers' | 'papers' | 'edits'

let opened: { name: string; db: Promise<IDBPDatabase<OfflineSchema>> } | null = null

/** The database of the traveller who is kept here; null when there is none. */
function database(): Promise<IDBPDatabase<OfflineSchema>> | null {
	const traveller = cachedTraveller()
	if (!traveller) return null
	const name = databaseName(traveller.id)
	if (opened?.name !== name) opened = { name, db: open(name) }
	return opened.db
}

const open = (name: string) =>
	openDB<OfflineSchema>(name, 1, {
		upgrade(db) {
			db.createObjectStore('answers')
			db.createObjectStore('papers', { keyPath: 'id' })
			db.createObjectStore('edits')
		},
		blocking(_current, _next, event) {
			// Signing out in another tab removes the database; it has to wait for nobody.
			;(event.target as IDBDatabase).close()
			opened = null
		},
	})

/** What was kept under a key; undefined when there is nothing, and where a browser keeps nothing. */
export async function readItem<S extends StoreName>(
	store: S,
	key: string,
): Promise<OfflineSchema[S]['value'] | undefined> {
	return orNothing(async (db) => db.get(store, key))
}

export async function readItems<S extends StoreName>(
	store: S,
): Promise<{ key: string; value: OfflineSchema[S]['value'] }[]> {
	const found = await orNothing(async (db) => {
		const [keys, values] = await Promise.all([db.getAllKeys(store), db.getAll(store)])
		return keys.map((key, at) => ({ key, value: values[at] as OfflineSchema[S]['value'] }))
	})
	return found ?? []
}

/** Whether it is kept now. */
export async function saveItem<S extends StoreName>(
	store: S,
	key: string,
	value: OfflineSchema[S]['value'],
): Promise<boolean> {
	const done = await orNothing(async (db) => {
		await (store === 'papers' ? db.put(store, value) : db.put(store, value, key))
		return true
	})
	return done ?? false
}

export async function removeItem(store: StoreName, key: string): Promise<void> {
	await orNothing(async (db) => db.delete(store, key))
}

/** Private windows and full disks keep nothing: then the portal is what it is without. */
async function orNothing<T>(work: (db: IDBPDatabase<OfflineSchema>) => Promise<T>): Promise<T | undefined> {
	try {
		const db = await database()
		return db ? await work(db) : undefined
	} catch {
		return undefined
	}
}
