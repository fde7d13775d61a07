import type { Draft } from '#shared/import/draft.ts'
import { combineDrafts } from '#booking-reader/merge/combine-drafts.ts'
import type { AiSettings } from '#server/providers/language-model.ts'
import type { ReadingContext } from '#booking-reader/schema-org/read-structured.ts'
import { readWithModel } from './read-with-model.ts'

/**
 * A draft with its gaps filled by what a language model reads in the document's visible `text`: only where staff ask for it, never
 * instead of what our own readers found. Every such value is guessed. Throws ProviderFailure.
 */
export async function completeWithModel(
	ai: AiSettings,
	{ draft, text }: { draft: Draft; text: string },
	context: ReadingContext,
): Promise<Draft> {
	const guessed = await readWithModel(ai, text, context)
	// What was missing is looked for again, and what follows from the parts worked out anew.
	const trip = Object.entries(draft.trip).filter(([name, { certainty }]) => name === 'name' || certainty !== 'derived')
	const known = {
		...draft,
		trip: Object.fromEntries(trip),
		issues: draft.issues.filter(({ code }) => code !== 'MISSING'),
	}
	return combineDrafts([known, guessed], context)
}
