import { type Draft, DRAFT_LISTS, type DraftList } from '#shared/import/draft.ts'
import type { Score } from './score.ts'

/** `isFloor`: what is really in the document may be more. */
export function compareCounts(draft: Draft, counts: Partial<Record<DraftList, number>>, isFloor = false): Score {
	const lists = DRAFT_LISTS.filter((list) => counts[list] !== undefined)
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
