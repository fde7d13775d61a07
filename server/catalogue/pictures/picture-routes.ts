import { photoUpload } from '#shared/uploads.ts'
import { isId } from '#server/db/id.ts'
import { receiveUpload } from '#server/files/receive-upload.ts'
import { requestStream } from '#server/files/request-stream.ts'
import { readPaging } from '#server/http/paging.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type AppContext, get, post, type Route } from '#server/http/routes.ts'
import { addPicture, type PictureDeps } from './add-picture.ts'
import { listPictures } from './stored-pictures.ts'

const MAX_IDS = 100

/** The photographs of the catalogue for staff: uploading them, and how far they are (API-207). */
export function pictureRoutes(deps: PictureDeps): Route[] {
	const { db, storage } = deps
	return [
		get('/api/admin/catalogue/pictures', 'admin', async (c) =>
			c.json(await listPictures(db, readIds(c), readPaging(c))),
		),

		post('/api/admin/catalogue/pictures', 'admin', async (c, user) => {
			const upload = await receiveUpload(requestStream(c), { ...photoUpload, dir: storage.uploadDir })
			try {
				const { picture, isNew } = await addPicture(deps, upload.file, { id: user.id, ip: c.var.ip })
				return c.json({ picture }, isNew ? 201 : 200)
			} finally {
				await upload.discard()
			}
		}),
	]
}

/** `ids` of the list: those of some photographs, separated by commas. Null for all. */
function readIds(c: AppContext): string[] | null {
	const given = c.req.query('ids')
	if (given === undefined) return null
	const ids = given.split(',')
	if (ids.length > MAX_IDS || !ids.every(isId))
		throw new Refusal(400, 'malformed', `ids must be at most ${MAX_IDS} ids, separated by commas`)
	return ids
}
