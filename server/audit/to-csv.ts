import type { AuditEntry } from '#shared/audit/audit-entry.ts'
import { auditWords } from '#shared/audit/words.ts'

export const AUDIT_COLUMNS = [
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
]

export const auditCells = ({ at, actor, action, about, ip, outcome, actorId, objectId, detail }: AuditEntry) => [
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
]
