import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import { keptTraveller, storeName } from './traveller.ts'

/** An answer of the API, and when it was given (milliseconds). */
type KeptAnswer = { answer: unknown; at: number }
/** A file that is at hand without a network, by its address. `madeOf`: which state of a trip, where an address gives another file later. */
type KeptPaper = { id: string; file: Blob; at: number; madeOf?: string }
/** What a traveller typed of a guest that has not reached us yet, and the guest it was typed over. `problem`: why it was refused. */
export type WaitingEdit = { base: Guest; typed: Record<string, string>; at: number; problem?: string }

interface Kept extends DBSchema {
	answers: { key: string; value: KeptAnswer }
	papers: { key: string; value: KeptPaper }
	edits: { key: string; value: WaitingEdit }
}
type Stores = 'answers' | 'papers' | 'edits'

let opened: { name: string; db: Promise<IDBPDatabase<Kept>> } | null = null

/** The database of the traveller who is kept here; null when there is none. */
function database(): Promise<IDBPDatabase<Kept>> | null {
	const traveller = keptTraveller()
	if (!traveller) return null
	const name = storeName(traveller.id)
	if (opened?.name !== name) opened = { name, db: open(name) }
	return opened.db
}

const open = (name: string) =>
	openDB<Kept>(name, 1, {
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
export async function kept<S extends Stores>(store: S, key: string): Promise<Kept[S]['value'] | undefined> {
	return quietly(async (db) => db.get(store, key))
}

export async function allKept<S extends Stores>(store: S): Promise<{ key: string; value: Kept[S]['value'] }[]> {
	const found = await quietly(async (db) => {
		const [keys, values] = await Promise.all([db.getAllKeys(store), db.getAll(store)])
		return keys.map((key, at) => ({ key, value: values[at] as Kept[S]['value'] }))
	})
	return found ?? []
}

/** Whether it is kept now. */
export async function keep<S extends Stores>(store: S, key: string, value: Kept[S]['value']): Promise<boolean> {
	const done = await quietly(async (db) => {
		await (store === 'papers' ? db.put(store, value) : db.put(store, value, key))
		return true
	})
	return done ?? false
}

export async function forget(store: Stores, key: string): Promise<void> {
	await quietly(async (db) => db.delete(store, key))
}

/** Private windows and full disks keep nothing: then the portal is what it is without. */
async function quietly<T>(work: (db: IDBPDatabase<Kept>) => Promise<T>): Promise<T | undefined> {
	try {
		const db = await database()
		return db ? await work(db) : undefined
	} catch {
		return undefined
	}
}
