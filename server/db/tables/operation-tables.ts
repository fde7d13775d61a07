import type { Generated } from 'kysely'
import type { HistoryAct } from '#shared/history/history-entry.ts'
import type { Timestamp, JsonColumn, SearchRow } from './columns.ts'

/** Audit, history, search, retention, backups and releases. */
export type OperationTables = {
	audit: {
		id: string
		at: Timestamp
		actorId: string | null
		action: string
		objectId: string | null
		ip: string | null
		outcome: 'ok' | 'refused'
		detail: unknown
	}
	/** Written by server/db/history.ts. */
	history: {
		id: string
		tripId: string | null
		userId: string | null
		list: string
		recordId: string
		act: HistoryAct
		title: string
		differences: JsonColumn
		actorId: string | null
		why: 'staff' | 'traveller' | 'import' | 'flight'
		at: Timestamp
	}
	/** Written by server/trips/bin. */
	bin: {
		id: string
		tripId: string | null
		userId: string | null
		list: string
		recordId: string
		title: string
		endDate: string
		deletedRows: JsonColumn
		files: string[]
		deletedBy: string | null
		createdAt: Timestamp
	}
	/** Written by server/erasure/erase-person.ts. */
	erasures: {
		id: string
		subjectKind: 'customer' | 'guest'
		subjectId: string
		erasedAt: Timestamp
		erasedBy: string | null
		ids: JsonColumn
	}
	tripSearch: { tripId: string } & SearchRow
	customerSearch: { userId: string } & SearchRow
	enquirySearch: { enquiryId: string } & SearchRow
	catalogueSearch: { itemId: string; offered: string | null } & SearchRow
	/** The periods that owners chose: server/retention/periods.ts. */
	retentionPeriods: { kind: string; amount: number; changedBy: string | null; changedAt: Timestamp }
	backupRuns: {
		id: string
		startedAt: Timestamp
		finishedAt: Date | null
		isProved: Generated<boolean>
		message: string | null
	}
	retentionRuns: { id: string; startedAt: Timestamp; finishedAt: Date | null }
	retentionResults: { runId: string; kind: string; removed: number; failed: number }
	/** Written by server/trips/counters/counters.ts. */
	tallies: { key: string; n: number }
	sentOnce: { key: string; bodyHash: string; status: number | null; answer: unknown; createdAt: Timestamp }
	/** Written by server/site/published-assets.ts. */
	assets: { path: string; encoding: 'identity' | 'gzip' | 'br'; etag: string; bytes: Buffer }
	releases: { id: string; paths: string[]; startedAt: Timestamp; supersededAt: Date | null }
}
