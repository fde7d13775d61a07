import { CompiledQuery } from 'kysely'
import { actionsOf, RECORD_ACTIONS } from '#shared/audit/words.ts'
import { differencesShape } from '#shared/history/differences.ts'
import type { HistoryChange, HistoryEntry } from '#shared/history/history-entry.ts'
import { KINDS } from '#shared/trips/kinds/registry.ts'
import type { Db } from '#server/db/connect.ts'
import { identifier } from '#server/db/identifier.ts'

/** Whose history is read, and `recordId` for one record of it alone. `after` is the entry after which the page begins. */
export type HistoryQuery = {
	owner: 'tripId' | 'userId'
	id: string
	recordId: string | null
	limit: number
	after: string | null
}

type ChangeRow = Omit<HistoryChange, 'differences'> & {
	id: string
	at: Date
	actor: string | null
	differences: unknown
}
type ActionRow = { id: string; at: Date; actor: string | null; action: string }

const ACTOR = `(select coalesce(u."fullName", u.username) from users u where u.id = x."actorId") as actor`

/** What changed, and what else the audit says happened, newest first: at most `limit` entries (CRM-323, API-252). */
export async function readHistory(db: Db, wanted: HistoryQuery): Promise<HistoryEntry[]> {
	const [changes, actions] = await Promise.all([readChanges(db, wanted), readActions(db, wanted)])
	return [...changes, ...actions].toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, wanted.limit)
}

async function readChanges(db: Db, { owner, id, recordId, limit, after }: HistoryQuery): Promise<HistoryEntry[]> {
	const { rows } = await db.executeQuery<ChangeRow>(
		CompiledQuery.raw(
			`select x.id, x.at, ${ACTOR}, x.list, x."recordId", x.act, x.title, x.differences, x.why from history x
			where x.${identifier(owner)} = $1 and ($2::uuid is null or x."recordId" = $2) and ($3::uuid is null or x.id < $3)
			order by x.id desc limit $4`,
			[id, recordId, after, limit],
		),
	)
	return rows.map(({ id: entryId, at, actor, differences, ...change }) => ({
		id: entryId,
		at: at.toISOString(),
		actor,
		change: { ...change, differences: differencesShape.read(differences)?.fields ?? [] },
	}))
}

const RECORDS_OF_TRIP = Object.values(KINDS)
	.map(({ names }) => `select id::text from ${identifier(names.table)} where "tripId" = $1`)
	.join(' union all ')

/** The records of the owner, those that were deleted too. */
const OBJECTS = {
	tripId: `select $1::uuid::text union all ${RECORDS_OF_TRIP} union select "recordId"::text from history where "tripId" = $1`,
	userId: `select $1::uuid::text`,
}

/**
 * The audit about the same records, without what only looked at them. What the history has with its values is left out, from the first
 * entry of the history on.
 */
async function readActions(db: Db, { owner, id, recordId, limit, after }: HistoryQuery): Promise<HistoryEntry[]> {
	const { rows } = await db.executeQuery<ActionRow>(
		CompiledQuery.raw(
			`select x.id, x.at, ${ACTOR}, x.action from audit x
			where x."objectId" = any(array(${OBJECTS[owner]})) and ($2::uuid is null or x."objectId" = $2::uuid::text)
			and ($3::uuid is null or x.id < $3) and x.outcome = 'ok' and x.action <> all($5)
			and (x.action <> all($6) or x.at < coalesce((select min(h.at) from history h where h.${identifier(owner)} = $1), 'infinity'))
			order by x.id desc limit $4`,
			[id, recordId, after, limit, SILENT, RECORD_ACTIONS],
		),
	)
	return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
}

/** Sign-ins are in the audit, and on the customer's devices. */
const SILENT = [...actionsOf('Reading'), 'login', 'logout', 'identity confirmed']
