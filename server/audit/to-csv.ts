import type { AuditEntry } from '#shared/audit/audit-entry.ts'
import { auditWords } from '#shared/audit/words.ts'

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet runs a cell that begins with one of these (OWASP, CSV injection). */
const RUNS = /^[=+\-@\t\r]/

/** One row (RFC 4180): every cell quoted. Text that a spreadsheet would run gets an apostrophe. */
export const csvRow = (cells: readonly (string | null)[]): string =>
	`${cells.map((cell) => `"${(cell ?? '').replace(RUNS, "'$&").replaceAll('"', '""')}"`).join(',')}\r\n`

export const csvHeader =
	BYTE_ORDER_MARK +
	csvRow([
		'When (UTC)',
		'Who',
		'What',
		'About',
		'Name',
		'From',
		'Outcome',
		'Action',
		'Account id',
		'Record id',
		'Detail',
	])

export const csvOf = ({ at, actor, action, about, ip, outcome, actorId, objectId, detail }: AuditEntry): string =>
	csvRow([
		at,
		actor,
		auditWords(action),
		about?.kind ?? null,
		about?.name ?? null,
		ip,
		outcome,
		action,
		actorId,
		objectId,
		detail && JSON.stringify(detail),
	])
