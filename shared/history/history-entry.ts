import type { Difference } from './differences.ts'

export const HISTORY_ACTS = ['added', 'changed', 'removed', 'replaced', 'restored'] as const
export type HistoryAct = (typeof HISTORY_ACTS)[number]

/** What a write changed: of a trip ('trip'), of a customer ('customer') or of a record, by the name of its list. */
export type HistoryChange = {
	list: string
	recordId: string
	act: HistoryAct
	/** What the record was called then. */
	title: string
	differences: readonly Difference[]
	/** On whose behalf the product wrote it. */
	why: 'staff' | 'traveller' | 'flight' | 'import'
}

/**
 * One line of a history, newest first. `at` is an instant. Without a `change` it is an `action` of the audit (shared/audit/words.ts) that
 * changes no field, or one from before histories were written.
 */
export type HistoryEntry = { id: string; at: string; actor: string | null } & (
	| { change: HistoryChange }
	| { action: string; change?: never }
)
