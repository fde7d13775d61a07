import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { databaseName } from './database-name.ts'
import {
	answerShape,
	type CachedAnswer,
	type CachedDocument,
	documentShape,
	type MessageDraft,
	messageDraftShape,
	type PendingEdit,
	pendingEditShape,
} from './stored-shapes.ts'
import { cachedTraveller } from './traveller.ts'

type Items = { answers: CachedAnswer; papers: CachedDocument; edits: PendingEdit; drafts: MessageDraft }
type StoreName = keyof Items
type OfflineSchema = DBSchema & { [S in Exclude<StoreName, 'drafts'>]: { key: string; value: object } }

const SHAPES = { answers: answerShape, papers: documentShape, edits: pendingEditShape, drafts: messageDraftShape }
/** Drafts are among the edits, which outlive the session too: another store would need a higher version. Their shapes tell them apart. */
const objectStore = (store: StoreName) => (store === 'drafts' ? 'edits' : store)
/** It stays 1: pages of another release have the same database open, and would lose it to a higher version. */
const DATABASE_VERSION = 1

let opened: { name: string; db: Promise<IDBPDatabase<OfflineSchema>> } | null = null

/** The database of the traveller on this device; null when there is none. */
function database(): Promise<IDBPDatabase<OfflineSchema>> | null {
	const traveller = cachedTraveller()
	if (!traveller) return null
	const name = databaseName(traveller.id)
	if (opened?.name !== name) opened = { name, db: open(name) }
	return opened.db
}

const open = (name: string) =>
	openDB<OfflineSchema>(name, DATABASE_VERSION, {
		upgrade(db) {
			db.createObjectStore('answers')
			db.createObjectStore('papers', { keyPath: 'id' })
			db.createObjectStore('edits')
		},
		blocking(_current, _next, event) {
			// Signing out in another tab deletes the database, which waits for every open connection.
			;(event.target as IDBDatabase).close()
			opened = null
		},
	})

/** The item under a key; undefined when there is none, when it cannot be read, and where the browser stores nothing. */
export async function readItem<S extends StoreName>(store: S, key: string): Promise<Items[S] | undefined> {
	const item = await orNothing(async (db) => db.get(objectStore(store), key))
	return itemOf(store, item) ?? undefined
}

export async function readItems<S extends StoreName>(store: S): Promise<Items[S][]> {
	const items = await orNothing(async (db) => db.getAll(objectStore(store)))
	return (items ?? []).map((item) => itemOf(store, item)).filter((item) => item !== null)
}

const itemOf = <S extends StoreName>(store: S, stored: unknown) => SHAPES[store].read(stored) as Items[S] | null

/** Returns whether the item is stored now. */
export async function saveItem<S extends StoreName>(store: S, key: string, item: Items[S]): Promise<boolean> {
	const stored = (SHAPES[store].write as (item: Items[S]) => object)(item)
	const done = await orNothing(async (db) => {
		await (store === 'papers' ? db.put(store, stored) : db.put(objectStore(store), stored, key))
		return true
	})
	return done ?? false
}

export async function removeItem(store: StoreName, key: string): Promise<void> {
	await orNothing(async (db) => db.delete(objectStore(store), key))
}

/** Whether something that the traveller wrote waits to be sent. */
export const hasUnsent = async (): Promise<boolean> => ((await orNothing(async (db) => db.count('edits'))) ?? 0) > 0

/** The addresses of all answers or files. */
export async function itemKeys(store: 'answers' | 'papers'): Promise<string[]> {
	return (await orNothing(async (db) => db.getAllKeys(store))) ?? []
}

/** Private windows and full disks store nothing. The portal then works as it does without an offline store. */
async function orNothing<T>(work: (db: IDBPDatabase<OfflineSchema>) => Promise<T>): Promise<T | undefined> {
	try {
		const db = await database()
		return db ? await work(db) : undefined
	} catch {
		return undefined
	}
}
