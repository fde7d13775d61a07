import { contactCardFields } from '#shared/customers/contact-card.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { imageUpload, portraitSize } from '#shared/uploads.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { acceptImage } from '#server/files/images.ts'
import { receiveUpload } from '#server/files/receive-upload.ts'
import { requestStream } from '#server/files/request-stream.ts'
import type { Storage } from '#server/files/storage.ts'
import { readObject } from '#server/http/body.ts'
import { check } from '#server/http/refusal.ts'
import { del, get, post, put, type Route } from '#server/http/routes.ts'
import { changeCard, readCard } from './contact-cards.ts'

const cardSchema = schemaOfFields(contactCardFields)

/** A colleague's own card, which the travellers of their trips see (API-191). */
export function cardRoutes({ db, storage }: { db: Db; storage: Storage }): Route[] {
	const change = async (user: { id: string; ip: string }, values: Parameters<typeof changeCard>[2]) => {
		await transaction(db, async (tx) => {
			await changeCard(tx, user.id, values)
			await audit(tx, user, 'contact card changed', user.id, { detail: { fields: Object.keys(values) } })
		})
		return readCard(db, user.id)
	}
	return [
		get('/api/admin/contact-card', 'admin', async (c, user) => c.json({ card: await readCard(db, user.id) })),

		put('/api/admin/contact-card', 'admin', async (c, user) => {
			const values = check(cardSchema, await readObject(c))
			return c.json({ card: await change({ id: user.id, ip: c.var.ip }, values) })
		}),

		post('/api/admin/contact-card/upload-picture', 'admin', async (c, user) => {
			const upload = await receiveUpload(requestStream(c), { ...imageUpload, dir: storage.uploadDir })
			try {
				const { bytes } = await acceptImage(upload.file.path, portraitSize)
				return c.json({ card: await change({ id: user.id, ip: c.var.ip }, { picture: bytes }) })
			} finally {
				await upload.discard()
			}
		}),

		del('/api/admin/contact-card/picture', 'admin', async (c, user) => {
			await change({ id: user.id, ip: c.var.ip }, { picture: null })
			return c.body(null, 204)
		}),
	]
}
