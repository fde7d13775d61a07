import { DRAFT_LISTS, type Draft } from '#shared/import/draft.ts'
import type { Imported, ImportSummary } from '#shared/import/preview.ts'
import type { ElementPlan, Existing } from '../merge/plan-elements.ts'
import type { ImportPlan } from '../merge/plan-import.ts'
import { describeDocuments } from '../preview/assess-import.ts'

/** How many of each the order has in the trip now. */
export function summarize({ elements }: ImportPlan): ImportSummary {
	const isHere = ({ act, missingFields }: ElementPlan) =>
		act === 'change' || (act === 'add' && missingFields.length === 0)
	const counts = DRAFT_LISTS.map((list) => [list, elements.filter((one) => one.list === list && isHere(one)).length])
	return Object.fromEntries(counts) as ImportSummary
}

/** What staff have to know of an import that is done. `unseen` is what was read where nobody looked at it first. */
export function warningsFor(
	{ elements }: ImportPlan,
	outcome: Imported['outcome'],
	unreviewed: Draft | null,
	existing: Existing | null,
): string[] {
	const leftOut = elements
		.filter(({ act, missingFields }) => act === 'add' && missingFields.length > 0)
		.map(
			({ summary, missingFields }) =>
				`${summary} was left out: ${missingFields.map(({ message }) => message).join(', ')}.`,
		)
	const unchanged = outcome === 'unchanged' ? ['Nothing has changed since this was imported last.'] : []
	const draftMessages = unreviewed
		? [...unreviewed.issues.map(({ message }) => message), ...unfetchedDocuments(unreviewed, existing)]
		: []
	return [...unchanged, ...leftOut, ...draftMessages]
}

/** The order's papers wait for somebody to tick them. */
function unfetchedDocuments(draft: Draft, existing: Existing | null): string[] {
	const left = describeDocuments(draft, existing).filter(({ isHere }) => !isHere)
	if (left.length === 0) return []
	const names = left.map(({ name }) => `‘${name}’`).join(', ')
	return [`The order lists ${names}: to fetch documents, import it again and choose ‘Review first’.`]
}
