import type { Db } from '#server/db/connect.ts'
import { readObject } from '#server/http/body.ts'
import { Refusal } from '#server/http/refusal.ts'
import { post, type Route } from '#server/http/routes.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import type { AiSettings } from '#server/providers/language-model.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { enhance, ENHANCED_SECTIONS } from './enhance.ts'

const A_MINUTE = 20

/** Has a language model draft a text of the booking confirmation. It stores nothing; the editor's save does. */
export function enhanceRoutes({ db, reader, ai }: { db: Db; reader: TripReader; ai: AiSettings | null }): Route[] {
	return [
		post('/api/admin/trips/:tripId/enhance-section', 'admin', async (c, user) => {
			const trip = await reader.wholeTrip(db, user, c.req.param('tripId'))
			const { section, text } = await readObject(c)
			const known = ENHANCED_SECTIONS.find((one) => one === section)
			if (!known)
				throw new Refusal(400, 'malformed', `section has to be ${ENHANCED_SECTIONS.join(', ')}`, {
					fields: { section: `Has to be one of: ${ENHANCED_SECTIONS.join(', ')}` },
				})
			// Pages loaded from an earlier release send no text.
			if (text !== undefined && text !== null && typeof text !== 'string')
				throw new Refusal(400, 'malformed', 'text has to be text', { fields: { text: 'Has to be text' } })
			if (!ai)
				throw new Refusal(503, 'not_configured', 'AI enhancement is not set up: it needs AI_BASE_URL and AI_MODEL')
			await consumeRateLimit(db, `enhance:${user.id}`, A_MINUTE, 60)
			return c.json({ content: await enhance(ai, known, trip, text ?? '') })
		}),
	]
}
