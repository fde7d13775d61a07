import { z } from 'zod'
import { draftValuesSchema, readFormName } from '#shared/trips/form-draft.ts'
import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { readObject } from '#server/http/body.ts'
import { check, notFound } from '#server/http/refusal.ts'
import { type AppContext, type Caller, del, get, put, type Route } from '#server/http/routes.ts'
import { findTrip } from '../trip/find-trip.ts'
import { dropDraft, readDrafts, saveDraft } from './form-drafts.ts'

const draftBody = z.strictObject({ values: draftValuesSchema })

/**
 * What one member of staff has typed into the forms of a trip's records and not saved (CRM-376, API-275). Nobody else reads it, and it is gone
 * in a day, so the audit doesn't note it.
 */
export function formDraftRoutes({ db, sealer }: { db: Db; sealer: Sealer }): Route[] {
	const ownerOf = async (c: AppContext, user: Caller) => {
		const { id: tripId } = await findTrip(db, c.req.param('id') ?? '')
		return { userId: user.id, tripId }
	}
	return [
		get('/api/admin/trips/:id/form-drafts', 'admin', async (c, user) =>
			c.json({ drafts: await readDrafts(db, sealer, await ownerOf(c, user)) }),
		),

		put('/api/admin/trips/:id/form-drafts/:form', 'admin', async (c, user) => {
			const body = await readObject(c)
			const owner = await ownerOf(c, user)
			const { values } = check(draftBody, body)
			await saveDraft(db, sealer, owner, { ...formOf(c.req.param('form')), values })
			return c.body(null, 204)
		}),

		del('/api/admin/trips/:id/form-drafts/:form', 'admin', async (c, user) => {
			await dropDraft(db, await ownerOf(c, user), formOf(c.req.param('form')))
			return c.body(null, 204)
		}),
	]
}

function formOf(name: string) {
	const form = readFormName(name)
	if (!form) throw notFound('Form')
	return form
}
