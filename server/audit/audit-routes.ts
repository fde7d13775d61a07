import type { AuditEntry } from '#shared/audit/audit-entry.ts'
import { AUDIT_GROUPS, actionsOf } from '#shared/audit/words.ts'
import { calendarDay } from '#shared/schemas.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { csvAnswer } from '#server/http/lists/csv.ts'
import { page, readPaging } from '#server/http/lists/paging.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type AppContext, freshOnly, get, type Route } from '#server/http/routes.ts'
import { type AuditFilter, countAudit, readAudit } from './read-audit.ts'
import { AUDIT_COLUMNS, auditCells } from './to-csv.ts'

/** Rows that are read at once for an export. */
const AT_A_TIME = 1000

/** The audit, for owners (CRM-134): a list, and the same as a file for a spreadsheet. */
export function auditRoutes({ db }: { db: Db }): Route[] {
	return [
		get('/api/admin/audit', 'owner', async (c) => {
			const { limit, cursor } = readPaging(c)
			const filter = readFilter(c)
			const { rows: entries, nextCursor } = page(await readAudit(db, filter, limit + 1, cursor?.id ?? null), limit)
			return c.json({ entries, ...(await countAudit(db, filter)), nextCursor })
		}),

		// The entry about the export is written first: nobody takes the audit away unseen.
		freshOnly(
			get('/api/admin/audit.csv', 'owner', async (c, user) => {
				const filter = readFilter(c)
				await audit(db, { id: user.id, ip: c.var.ip }, 'audit exported', null, { detail: filterOf(filter) })
				return csvAnswer(c, 'audit.csv', AUDIT_COLUMNS, rows(db, filter))
			}),
		),
	]
}

const filterOf = (filter: AuditFilter) =>
	Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null))

function readFilter(c: AppContext): AuditFilter {
	const given = (name: string) => c.req.query(name) || null
	const id = (name: string) => {
		const value = given(name)
		if (value && !isId(value)) throw new Refusal(400, 'malformed', `${name} is not an id`)
		return value
	}
	const day = (name: string) => {
		const value = given(name)
		if (value && !calendarDay.safeParse(value).success)
			throw new Refusal(400, 'malformed', `${name} has to be a day, such as 2027-05-20`)
		return value
	}
	const outcome = given('outcome')
	if (outcome !== null && outcome !== 'ok' && outcome !== 'refused')
		throw new Refusal(400, 'malformed', 'outcome has to be ok or refused')
	const name = given('group')
	const group = AUDIT_GROUPS.find((one) => one === name)
	if (name && !group) throw new Refusal(400, 'malformed', `group has to be one of: ${AUDIT_GROUPS.join(', ')}`)
	return {
		actorId: id('actorId'),
		objectId: id('objectId'),
		actions: group ? actionsOf(group) : null,
		outcome,
		from: day('from'),
		until: day('until'),
	}
}

async function* rows(db: Db, filter: AuditFilter) {
	let after: string | null = null
	for (;;) {
		const entries: AuditEntry[] = await readAudit(db, filter, AT_A_TIME, after)
		yield entries.map(auditCells)
		after = entries.at(-1)?.id ?? null
		if (entries.length < AT_A_TIME) return
	}
}
