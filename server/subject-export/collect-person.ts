import { sql } from 'kysely'
import { fold } from '#shared/fold.ts'
import { identityFields } from '#shared/trips/kinds/record-kind.ts'
import { guest } from '#shared/trips/kinds/guest.ts'
import { readNotes } from '#server/customers/notes/stored-notes.ts'
import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import type { Row } from '#server/trips/records/stored-record.ts'
import type { TripRecords } from '#server/trips/records/trip-records.ts'
import { HELD_TABLES, type Subject } from './held-tables.ts'

/** The rows of one table about a person. */
export type Section = { table: string; title: string; rows: Row[] }
export type PersonFile = { name: string; storageKey: string }
export type CollectedPerson = { name: string; sections: Section[]; files: PersonFile[] }

/** A row of one's own account, as `users` has it. */
export type Account = { id: string; username: string; email: string; fullName: string | null }

/** Everything the product holds about a person (API-156). Of others who travel along it contains the names only. */
export async function collectPerson(
	db: Db,
	{ records, sealer }: { records: TripRecords; sealer: Sealer },
	account: Account,
): Promise<CollectedPerson> {
	const subject = await findSubject(db, account)
	const sections: Section[] = []
	// One after the other: an export is rare, and the connections are shared.
	for (const [table, { title, where, leftOut = {} }] of Object.entries(HELD_TABLES)) {
		const { rows } = await sql<{
			row: Row
		}>`select to_jsonb(r) as row from ${sql.table(table)} r where ${where(subject)}`.execute(db)
		const all = rows.map(({ row }) => row)
		const read = await opened(table, all)
		const hidden = new Set(Object.keys(leftOut))
		sections.push({
			table,
			title,
			rows: read.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name)))),
		})
	}
	return { name: account.fullName ?? account.username, sections, files: await filesOf(db, subject) }

	/** Rows that are sealed, as somebody may read them. */
	async function opened(table: string, rows: Row[]): Promise<Row[]> {
		if (table === 'guests') return readGuests(db, records, subject, rows)
		if (table !== 'customerNotes' || rows.length === 0) return rows
		return [{ ...(await readNotes(db, sealer, subject.userId)) }]
	}
}

async function findSubject(db: Db, { id: userId, email, fullName }: Account): Promise<Subject> {
	const trips = await db.selectFrom('trips').select('id').where('userId', '=', userId).orderBy('id').execute()
	const tripIds = trips.map(({ id }) => id)
	const guests = await db
		.selectFrom('guests')
		.select(['id', 'tripId', 'fullName', 'email'])
		.where((eb) =>
			eb.or([
				eb('tripId', 'in', [...tripIds, '00000000-0000-0000-0000-000000000000']),
				eb(sql<string>`lower(email)`, '=', email.toLowerCase()),
			]),
		)
		.execute()
	const isPerson = (one: { email: string | null; fullName: string; tripId: string }) =>
		one.email?.toLowerCase() === email.toLowerCase() ||
		(tripIds.includes(one.tripId) && fullName !== null && fold(one.fullName) === fold(fullName))
	return { userId, email, tripIds, guestIds: guests.filter(isPerson).map(({ id }) => id) }
}

/** The person's own details opened. Of fellow travellers the names: their passports are not the person's data. */
async function readGuests(db: Db, { guests }: TripRecords, { guestIds }: Subject, rows: Row[]): Promise<Row[]> {
	const withKeys = await guests.withKeys(db, rows)
	const hidden = new Set<string>([...identityFields(guest), 'email', 'phone', 'sealed', 'personKey'])
	return withKeys.map((row) => {
		const { sealed: _, personKey: __, ...open } = row
		const all = { ...open, ...guests.shown(row) }
		if (guestIds.includes(String(row.id))) return all
		return Object.fromEntries(Object.entries(all).filter(([name]) => !hidden.has(name)))
	})
}

async function filesOf(db: Db, subject: Subject): Promise<PersonFile[]> {
	return [...(await documentsOf(db, subject)), ...(await attachmentsOf(db, subject))]
}

/** The attachments of the person's conversations, without those of colleagues' notes. */
async function attachmentsOf(db: Db, { userId }: Subject): Promise<PersonFile[]> {
	const rows = await db
		.selectFrom('messageFiles as f')
		.innerJoin('messages as m', 'm.id', 'f.messageId')
		.innerJoin('threads as t', 't.id', 'm.threadId')
		.select(['f.name', 'f.storageKey', 'f.contentType'])
		.where('t.userId', '=', userId)
		.where('m.isNote', '=', false)
		.orderBy('f.id')
		.execute()
	return rows.map(({ name, storageKey, contentType }, index) => ({
		name: `messages/${index + 1} ${plain(name.replace(/\.\w{1,5}$/, ''))}.${contentType === 'application/pdf' ? 'pdf' : 'jpg'}`,
		storageKey,
	}))
}

async function documentsOf(db: Db, { tripIds }: Subject): Promise<PersonFile[]> {
	if (tripIds.length === 0) return []
	const rows = await db
		.selectFrom('documents')
		.innerJoin('trips', 'trips.id', 'documents.tripId')
		.select(['documents.displayName', 'documents.storageKey', 'trips.name'])
		.where('documents.tripId', 'in', tripIds)
		.orderBy('documents.id')
		.execute()
	return rows.map(({ displayName, storageKey, name }, index) => ({
		name: `documents/${index + 1} ${plain(name)}, ${plain(displayName.replace(/\.pdf$/i, ''))}.pdf`,
		storageKey,
	}))
}

/** A part of a file name that every system accepts. */
const plain = (text: string) =>
	text
		.normalize('NFC')
		.replace(/[^\p{L}\p{N} .,'-]+/gu, ' ')
		.trim()
		.slice(0, 60)
