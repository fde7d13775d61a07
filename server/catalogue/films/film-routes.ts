import { convertedFilmUpload, filmUpload } from '#shared/uploads.ts'
import { isId } from '#server/db/id.ts'
import { receiveUpload } from '#server/files/receive-upload.ts'
import { requestStream } from '#server/files/request-stream.ts'
import { notFound } from '#server/http/refusal.ts'
import { get, post, type Route } from '#server/http/routes.ts'
import { addFilm, type FilmDeps } from './add-film.ts'
import { shownSource, sourceRows } from './film-sources.ts'
import { filmRows, shownFilm } from './stored-films.ts'

/** The films of the catalogue for staff: uploading one, and what is known of it (CRM-403). */
export function filmRoutes(deps: FilmDeps): Route[] {
	const { db, storage, ffmpegPath } = deps
	const rules = ffmpegPath === null ? filmUpload : convertedFilmUpload
	return [
		get('/api/admin/catalogue/films/:id', 'admin', async (c) => {
			const id = c.req.param('id')
			if (!isId(id)) throw notFound('Film')
			// In this order: a film that is converted in between is in the second.
			const source = await sourceRows(db).where('id', '=', id).executeTakeFirst()
			const row = await filmRows(db).where('id', '=', id).executeTakeFirst()
			if (!row && !source) throw notFound('Film')
			return c.json({ film: row ? shownFilm(row) : shownSource(source!, ffmpegPath !== null) })
		}),

		post('/api/admin/catalogue/films', 'admin', async (c, user) => {
			const upload = await receiveUpload(requestStream(c), { ...rules, dir: storage.uploadDir })
			try {
				const { film, isNew } = await addFilm(deps, upload.file, { id: user.id, ip: c.var.ip })
				return c.json({ film }, isNew ? 201 : 200)
			} finally {
				await upload.discard()
			}
		}),
	]
}
