import { type Draft, type DraftFields, type DraftIssue, IMPORTED_KINDS, type ReadValue } from '#shared/import/draft.ts'
import { readValueAt, tripFieldsIn } from '#shared/import/imported-records.ts'
import { doubtOf } from '../segments/group-reader.ts'
import type { TaughtValue } from './taught-elements.ts'

/** What a layout found, by the value of the draft that it became. */
export type FoundValues = Map<ReadValue, TaughtValue>

/**
 * The issues of the readers' `draft` about values that are still in `taught`, at their places there, and the doubts about the days that the
 * layout `found`. `isGeneral`: an issue about no value is still about something in `taught`.
 */
export function issuesAbout(
	taught: Draft,
	draft: Draft,
	found: FoundValues,
	isGeneral: (path: string) => boolean,
): DraftIssue[] {
	const places = placesOf(taught)
	const known = draft.issues.flatMap((issue) => {
		const value = readValueAt(draft, issue.path)
		const path = value ? places.get(value) : isGeneral(issue.path) ? issue.path : undefined
		return path === undefined || issue.code === 'MISSING' ? [] : [{ ...issue, path }]
	})
	const doubts = [...places].flatMap(([read, path]) => {
		const { doubts = [], dayText = read.from.raw } = found.get(read) ?? {}
		return doubts.map((code) => ({
			...doubtOf(code, dayText, String(read.value).slice(0, 10)),
			severity: 'warning' as const,
			path,
		}))
	})
	return [...known, ...doubts]
}

/** The path of each value. */
function placesOf(draft: Draft): ReadonlyMap<ReadValue, string> {
	const parts: [string, DraftFields][] = [
		['trip', tripFieldsIn(draft)],
		['pricing', draft.pricing],
		...IMPORTED_KINDS.flatMap((list) =>
			draft[list].map(({ fields }, index): [string, DraftFields] => [`${list}/${index}`, fields]),
		),
	]
	return new Map(
		parts.flatMap(([path, fields]) => Object.entries(fields).map(([name, value]) => [value, `${path}/${name}`])),
	)
}
