import { z } from 'zod'
import { PREVIEW_DAYS } from '#shared/catalogue/drafts/preview-link.ts'
import { isSiteKind } from '#shared/catalogue/content.ts'
import { href, PAGES } from '#shared/paths.ts'
import { audit } from '#server/db/audit.ts'
import { isId, newId } from '#server/db/id.ts'
import { hashOfSecret, newSecret } from '#server/db/secret-token.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { del, get, post, type Route } from '#server/http/routes.ts'
import type { CatalogueDeps } from '../item-routes.ts'
import { findItem } from '../stored-item.ts'
import { readPreview } from './read-preview.ts'
import { listPreviews } from './stored-previews.ts'

const MAX_LINKS = 20
const DAY_MS = 86_400_000

const addition = z.strictObject({
	days: z.literal([...PREVIEW_DAYS], `Choose one of: ${PREVIEW_DAYS.join(', ')}`),
})

/** Links at which somebody without an account sees a draft (SITE-189, API-260). */
export function previewRoutes(deps: CatalogueDeps & { publicUrl: string }): Route[] {
	const { db, publicUrl } = deps
	return [
		get('/api/admin/catalogue/items/:id/previews', 'admin', async (c) => {
			const { id } = await findItem(db, c.req.param('id'))
			return c.json({ previews: await listPreviews(db, id) })
		}),

		post('/api/admin/catalogue/items/:id/previews', 'admin', async (c, user) => {
			const itemId = c.req.param('id')
			const given = await readObject(c)
			const secret = newSecret()
			const previews = await transaction(db, async (tx) => {
				const { kind } = await findItem(tx, itemId, { lock: true })
				const { days } = check(addition, given)
				if (!isSiteKind(kind)) throw new Refusal(409, 'no_page', 'This has no page: it is shown in trips only')
				if ((await listPreviews(tx, itemId)).length >= MAX_LINKS)
					throw new Refusal(409, 'too_many', `At most ${MAX_LINKS} links at a time. Revoke one that nobody needs`)
				const id = newId()
				const expiresAt = new Date(Date.now() + days * DAY_MS)
				await tx
					.insertInto('previewLinks')
					.values({ id, itemId, tokenHash: hashOfSecret(secret), expiresAt, createdBy: user.id })
					.execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'catalogue preview shared', itemId, { detail: { days } })
				return listPreviews(tx, itemId)
			})
			return c.json({ previews, url: publicUrl + href(PAGES.linkedPreview, { token: secret }) }, 201)
		}),

		del('/api/admin/catalogue/previews/:id', 'admin', async (c, user) => {
			const id = c.req.param('id')
			await transaction(db, async (tx) => {
				const gone = isId(id)
					? await tx.deleteFrom('previewLinks').where('id', '=', id).returning('itemId').executeTakeFirst()
					: undefined
				if (!gone) throw notFound('Link')
				await audit(tx, { id: user.id, ip: c.var.ip }, 'catalogue preview revoked', gone.itemId)
			})
			return c.body(null, 204)
		}),

		get('/api/previews/:token', 'public', async (c) => {
			const preview = await readPreview(deps, c.req.param('token'))
			if (!preview) throw notFound('Preview')
			c.header('X-Robots-Tag', 'noindex, nofollow, noarchive')
			return c.json({ preview })
		}),
	]
}
