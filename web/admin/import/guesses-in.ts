import { DRAFT_LISTS, type Draft } from '#shared/import/draft.ts'

/** How many values of a draft are a language model's word. */
export function guessesIn(draft: Draft): number {
	const parts = [draft.trip, ...DRAFT_LISTS.flatMap((list) => draft[list].map(({ fields }) => fields))]
	return parts.flatMap((fields) => Object.values(fields)).filter(({ certainty }) => certainty === 'guessed').length
}
