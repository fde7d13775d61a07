import { type Draft, IMPORTED_KINDS, type ImportedKind } from '#shared/import/draft.ts'
import type { Score } from './score.ts'

/** `isFloor`: the document may contain more elements than counted. */
export function compareCounts(draft: Draft, counts: Partial<Record<ImportedKind, number>>, isFloor = false): Score {
	const lists = IMPORTED_KINDS.filter((list) => counts[list] !== undefined)
	const missed = lists.filter((list) =>
		isFloor ? draft[list].length < counts[list]! : draft[list].length !== counts[list],
	)
	return {
		hits: lists.length - missed.length,
		expected: lists.length,
		found: lists.length,
		missed: missed.map((list) => `${list}: ${draft[list].length}, not ${counts[list]}`),
	}
}
