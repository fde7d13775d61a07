import { hasBooking } from '#shared/import/draft.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import { consumeRateLimit } from '#server/http/rate-limit.ts'
import { ProviderFailure } from '#server/providers/fetch-json.ts'
import { type AiSettings, modelRefusal } from '#server/providers/language-model.ts'
import type { Caller } from '#server/http/routes.ts'
import { aiFoundNothing } from '../import-refusals.ts'
import { completeWithModel } from './complete-with-model.ts'
import type { StoredReading } from '../preview/stored-reading.ts'

const MAX_IN_TEN_MINUTES = 20

/**
 * Adds a language model's guesses to a reading, once per reading. Refuses with 503 if no model is configured, 409 if it
 * was asked before, 422 if it finds no booking either, and 502 to 504 if it fails.
 */
export async function askAi(
	{ db, ai }: { db: Db; ai: AiSettings | null },
	{ user, ip }: { user: Caller; ip: string },
	{ reading, ...target }: StoredReading,
): Promise<StoredReading> {
	if (!ai)
		throw new Refusal(503, 'not_configured', 'Reading with AI is not configured. It needs AI_BASE_URL and AI_MODEL')
	if (reading.text.trim() === '') throw new Refusal(409, 'nothing_to_ask', 'There is nothing left for AI to read')
	await consumeRateLimit(db, `import-ai ${user.id}`, MAX_IN_TEN_MINUTES, 600)
	const { host, sha256, fetchedAt } = reading.source
	await audit(db, { id: user.id, ip }, 'booking read by AI', null, { detail: { host, sha256 } })
	try {
		const draft = await completeWithModel(ai, reading, { receivedAt: new Date(fetchedAt) })
		if (!hasBooking(draft)) throw aiFoundNothing()
		return { reading: { ...reading, draft, text: '' }, ...target }
	} catch (error) {
		throw error instanceof ProviderFailure ? modelRefusal('The AI’s reading', error) : error
	}
}
