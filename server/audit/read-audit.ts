import { CompiledQuery } from 'kysely'
import type { AuditEntry, AuditSubject } from '#shared/audit/audit-entry.ts'
import { KINDS } from '#shared/trips/kinds/registry.ts'
import type { Db } from '#server/db/connect.ts'
import { identifier } from '#server/db/identifier.ts'
import { isId } from '#server/db/id.ts'
import { cappedTotal, countCapped, type Total } from '#server/search/search-index.ts'

/** The filters of the audit. Days are London's, and both are included. */
export type AuditFilter = {
	actorId: string | null
	objectId: string | null
	actions: readonly string[] | null
	outcome: 'ok' | 'refused' | null
	from: string | null
	until: string | null
}

type Row = Omit<AuditEntry, 'at' | 'about'> & { at: Date }

/** Entries, the newest first, after the one with the id `after`. */
export async function readAudit(
	db: Db,
	filter: AuditFilter,
	limit: number,
	after: string | null,
): Promise<AuditEntry[]> {
	const values: unknown[] = []
	const bind = (value: unknown) => `$${values.push(value)}`
	const where = [...conditions(filter, bind), after && `a.id < ${bind(after)}`].filter(Boolean).join(' and ') || 'true'
	const { rows } = await db.executeQuery<Row>(
		CompiledQuery.raw(
			`select a.id, a.at, a."actorId", coalesce(u."fullName", u.username) as actor, a.action, a."objectId", a.ip, a.outcome, a.detail
			from audit a left join users u on u.id = a."actorId" where ${where} order by a.id desc limit ${bind(limit)}`,
			values,
		),
	)
	const subjects = await subjectsOf(
		db,
		rows.map(({ objectId }) => objectId),
	)
	return rows.map(({ at, ...row }) => ({
		...row,
		at: at.toISOString(),
		about: subjects.get(row.objectId ?? '') ?? null,
	}))
}

/** How many entries match, across all pages. */
export async function countAudit(db: Db, filter: AuditFilter): Promise<Total> {
	const values: unknown[] = []
	const where = conditions(filter, (value) => `$${values.push(value)}`).join(' and ') || 'true'
	const { rows } = await db.executeQuery<{ n: number }>(
		CompiledQuery.raw(countCapped(`select from audit a where ${where}`), values),
	)
	return cappedTotal(rows[0]?.n ?? 0)
}

const midnight = (day: string) => `(${day}::date::timestamp at time zone 'Europe/London')`

function conditions(filter: AuditFilter, bind: (value: unknown) => string): string[] {
	const { actorId, objectId, actions, outcome, from, until } = filter
	return [
		actorId && `a."actorId" = ${bind(actorId)}`,
		objectId && `a."objectId" = ${bind(objectId)}`,
		actions && `a.action = any(${bind(actions)})`,
		outcome && `a.outcome = ${bind(outcome)}`,
		from && `a.at >= ${midnight(bind(from))}`,
		until && `a.at < ${midnight(`(${bind(until)}::date + 1)`)}`,
	].filter((condition): condition is string => Boolean(condition))
}

/** Where the id of an audited object may be found, with what it is called there. */
const SUBJECTS = [
	`select id, 'trip' as kind, name, id as "tripId" from trips where id = any($1::uuid[])`,
	`select id, case role when 'admin' then 'colleague' else 'customer' end, coalesce("fullName", username), null
		from users where id = any($1::uuid[])`,
	`select id, 'enquiry', name, "tripId" from enquiries where id = any($1::uuid[])`,
	`select id, 'complaint', name, null from complaints where id = any($1::uuid[])`,
	`select c.id, 'ATOL certificate', c.reference, c."tripId" from "atolCertificates" c where c.id = any($1::uuid[])`,
	...Object.values(KINDS).map(
		({ names, labels }) =>
			`select r.id, '${labels.one}', t.name, t.id from ${identifier(names.table)} r join trips t on t.id = r."tripId" where r.id = any($1::uuid[])`,
	),
].join('\nunion all ')

async function subjectsOf(db: Db, objectIds: readonly (string | null)[]): Promise<Map<string, AuditSubject>> {
	const ids = [...new Set(objectIds.filter((id) => id !== null && isId(id)))]
	if (ids.length === 0) return new Map()
	const { rows } = await db.executeQuery<AuditSubject & { id: string }>(CompiledQuery.raw(SUBJECTS, [ids]))
	return new Map(rows.map(({ id, ...subject }) => [id, subject]))
}
