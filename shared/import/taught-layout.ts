import type { ImportedKind } from './draft.ts'

/** The layout of one sender's documents, as staff see it. The times are instants. */
export type TaughtLayout = {
	id: string
	name: string
	/** The domain of the link or mail, null for pasted pages and files. */
	sender: string | null
	taughtAt: string
	usedAt: string | null
	/** How many documents were read with it. */
	uses: number
	/** Since when the sender's documents no longer fit it. */
	changedAt: string | null
	values: TaughtValue[]
}

/** Where a value is: after `before`, or below or next to `above`. Both are wording of the documents, never a value. */
export type TaughtValue = { list: ImportedKind | 'trip'; field: string; before: string; above: string }
