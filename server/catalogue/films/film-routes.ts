import { filmUpload } from '#shared/uploads.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { receiveUpload } from '#server/files/receive-upload.ts'
import { requestStream } from '#server/files/request-stream.ts'
import type { Storage } from '#server/files/storage.ts'
import { notFound } from '#server/http/refusal.ts'
import { get, post, type Route } from '#server/http/routes.ts'
import { addFilm } from './add-film.ts'
import { filmRows, shownFilm } from './stored-films.ts'

/** The films of the catalogue for staff: uploading one, and what is known of it (CRM-403). */
export function filmRoutes(deps: { db: Db; storage: Storage }): Route[] {
	const { db, storage } = deps
	return [
		get('/api/admin/catalogue/films/:id', 'admin', async (c) => {
			const id = c.req.param('id')
			const row = isId(id) ? await filmRows(db).where('id', '=', id).executeTakeFirst() : undefined
			if (!row) throw notFound('Film')
			return c.json({ film: shownFilm(row) })
		}),

		post('/api/admin/catalogue/films', 'admin', async (c, user) => {
			const upload = await receiveUpload(requestStream(c), { ...filmUpload, dir: storage.uploadDir })
			try {
				const { film, isNew } = await addFilm(deps, upload.file, { id: user.id, ip: c.var.ip })
				return c.json({ film }, isNew ? 201 : 200)
			} finally {
				await upload.discard()
			}
		}),
	]
}
