import { isOwnFormat } from '#shared/import/certainty.ts'
import { hasBooking } from '#shared/import/draft.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import { ProviderFailure } from '#server/providers/fetch-json.ts'
import { type AiSettings, modelRefusal } from '#server/providers/language-model.ts'
import type { Caller } from '#server/http/routes.ts'
import { aiFoundNothing } from '../import-refusals.ts'
import { completeWithModel } from './complete-with-model.ts'
import type { StoredReading } from '../preview/stored-reading.ts'
import type { Reading } from '../read/read-booking.ts'

const MAX_IN_TEN_MINUTES = 20

type Deps = { db: Db; ai: AiSettings | null }
type Actor = { user: Caller; ip: string }

/**
 * Adds a language model's guesses to a reading, once per reading. Refuses with 503 if no model is configured, 409 if it
 * was asked before, 422 if it finds no booking either, and 502 to 504 if it fails.
 */
export async function askAi(
	{ db, ai }: Deps,
	actor: Actor,
	{ reading, ...target }: StoredReading,
): Promise<StoredReading> {
	if (!ai)
		throw new Refusal(503, 'not_configured', 'Reading with AI is not configured. It needs AI_BASE_URL and AI_MODEL')
	if (reading.text.trim() === '') throw new Refusal(409, 'nothing_to_ask', 'There is nothing left for AI to read')
	await consumeRateLimit(db, `import-ai ${actor.user.id}`, MAX_IN_TEN_MINUTES, 600)
	try {
		const read = await readAudited(db, ai, actor, reading)
		if (!hasBooking(read.draft)) throw aiFoundNothing()
		return { reading: read, ...target }
	} catch (error) {
		throw error instanceof ProviderFailure ? modelRefusal('The AI’s reading', error) : error
	}
}

/** What is left for AI of the time in which a request is answered, after fetching and reading. */
const REQUEST_MS = 26_000
const MAX_WAIT_MS = 12_000
const MIN_WAIT_MS = 1_000

/**
 * Adds a language model’s guesses to a reading unless the installation wants to be asked (IMPORT-89). Our own format needs none. A model that
 * fails or is too slow adds a message instead, and staff can ask it again in the review.
 */
export async function askAiByDefault({ db, ai }: Deps, actor: Actor, reading: Reading): Promise<Reading> {
	const isOurs = hasBooking(reading.draft) && isOwnFormat(reading.draft)
	if (!ai?.readsEveryBooking || isOurs || reading.text.trim() === '') return reading
	const left = REQUEST_MS - (Date.now() - Date.parse(reading.source.fetchedAt))
	const deadlineMs = Math.max(Math.min(ai.deadlineMs ?? MAX_WAIT_MS, MAX_WAIT_MS, left), MIN_WAIT_MS)
	try {
		return await readAudited(db, { ...ai, deadlineMs }, actor, reading)
	} catch (error) {
		if (!(error instanceof ProviderFailure)) throw error
		const message = 'AI did not answer, so this was read without it. You can ask it again.'
		const issue = { severity: 'warning', code: 'AI_SILENT', path: '', message } as const
		return { ...reading, draft: { ...reading.draft, issues: [...reading.draft.issues, issue] } }
	}
}

/** Throws ProviderFailure. */
async function readAudited(db: Db, ai: AiSettings, { user, ip }: Actor, reading: Reading): Promise<Reading> {
	const { host, sha256, fetchedAt } = reading.source
	await audit(db, { id: user.id, ip }, 'booking read by AI', null, { detail: { host, sha256 } })
	const draft = await completeWithModel(ai, reading, { receivedAt: new Date(fetchedAt) })
	return { ...reading, draft, text: '' }
}
