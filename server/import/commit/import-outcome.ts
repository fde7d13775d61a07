import { IMPORTED_KINDS, type Draft } from '#shared/import/draft.ts'
import type { Imported, ImportSummary } from '#shared/import/preview.ts'
import type { ElementPlan, Existing } from '../merge/plan-elements.ts'
import type { ImportPlan } from '../merge/plan-import.ts'
import { describeDocuments } from '../preview/assess-import.ts'

/** How many elements of each kind the order has in the trip now. */
export function summarize({ elements }: ImportPlan): ImportSummary {
	const isHere = ({ action, missingFields }: ElementPlan) =>
		action === 'change' || (action === 'add' && missingFields.length === 0)
	const counts = IMPORTED_KINDS.map((list) => [list, elements.filter((one) => one.list === list && isHere(one)).length])
	return Object.fromEntries(counts) as ImportSummary
}

/** What staff must know after an import. `unreviewed` is the draft, unless staff have seen it in a preview. */
export function warningsFor(
	{ elements }: ImportPlan,
	outcome: Imported['outcome'],
	unreviewed: Draft | null,
	existing: Existing | null,
): string[] {
	const leftOut = elements
		.filter(({ action, missingFields }) => action === 'add' && missingFields.length > 0)
		.map(
			({ summary, missingFields }) =>
				`${summary} was left out: ${missingFields.map(({ message }) => message).join(', ')}.`,
		)
	const unchanged = outcome === 'unchanged' ? ['Nothing has changed since the last import.'] : []
	const draftMessages = unreviewed
		? [...unreviewed.issues.map(({ message }) => message), ...unfetchedDocuments(unreviewed, existing)]
		: []
	return [...unchanged, ...leftOut, ...draftMessages]
}

/** Documents are fetched only when staff tick them. */
function unfetchedDocuments(draft: Draft, existing: Existing | null): string[] {
	const left = describeDocuments(draft, existing).filter(({ isHere }) => !isHere)
	if (left.length === 0) return []
	const names = left.map(({ name }) => `‘${name}’`).join(', ')
	return [`The order lists ${names}. To add documents, import it again and choose ‘Review first’.`]
}
