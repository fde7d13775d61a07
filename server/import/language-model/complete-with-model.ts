import type { Draft } from '#shared/import/draft.ts'
import { combineDrafts } from '#booking-reader/merge/combine-drafts.ts'
import type { AiSettings } from '#server/providers/language-model.ts'
import type { ReadingContext } from '#booking-reader/schema-org/read-structured.ts'
import { readWithModel } from './read-with-model.ts'

/**
 * Fills the gaps of a draft with what a language model reads in the document's visible `text`. It never overrides what
 * our own readers found, and each added value is marked as guessed. Throws ProviderFailure.
 */
export async function completeWithModel(
	ai: AiSettings,
	{ draft, text }: { draft: Draft; text: string },
	context: ReadingContext,
): Promise<Draft> {
	const guessed = await readWithModel(ai, text, context)
	// Derived values and MISSING issues are dropped here, because combineDrafts computes them again.
	const trip = Object.entries(draft.trip).filter(([name, { certainty }]) => name === 'name' || certainty !== 'derived')
	const known = {
		...draft,
		trip: Object.fromEntries(trip),
		issues: draft.issues.filter(({ code }) => code !== 'MISSING'),
	}
	return combineDrafts([known, guessed])
}
