import { PREVIEW_FILE } from '#shared/catalogue/photograph.ts'
import { photoUpload } from '#shared/uploads.ts'
import { isId } from '#server/db/id.ts'
import { receiveUpload } from '#server/files/receive-upload.ts'
import { requestStream } from '#server/files/request-stream.ts'
import { readPaging } from '#server/http/lists/paging.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import { notFound, Refusal } from '#server/http/refusal.ts'
import { type AppContext, get, post, type Route } from '#server/http/routes.ts'
import type { AiSettings } from '#server/providers/language-model.ts'
import { addPicture, type PictureDeps } from './add-picture.ts'
import type { PictureFiles } from './picture-files.ts'
import { toJpeg } from './picture-processes.ts'
import { suggestText } from './suggest-text.ts'
import { listPictures } from './stored-pictures.ts'

const MAX_IDS = 100
const SUGGESTIONS_A_MINUTE = 20

type Deps = PictureDeps & { pictureFiles: PictureFiles; ai: AiSettings | null }

/** The photographs of the catalogue for staff: uploading them, how far they are (API-207), and words for them (API-208). */
export function pictureRoutes(deps: Deps): Route[] {
	const { db, storage, pictureFiles, ai } = deps
	return [
		get('/api/admin/catalogue/pictures', 'admin', async (c) =>
			c.json({ ...(await listPictures(db, readIds(c), readPaging(c))), suggestsTexts: ai !== null }),
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

		post('/api/admin/catalogue/pictures/:id/ask-ai', 'admin', async (c, user) => {
			const preview = await pictureFiles.read(c.req.param('id'), PREVIEW_FILE)
			if (!preview) throw notFound('Picture')
			if (!ai)
				throw new Refusal(503, 'not_configured', 'Suggestions by AI are not set up: they need AI_BASE_URL and AI_MODEL')
			await consumeRateLimit(db, `picture texts:${user.id}`, SUGGESTIONS_A_MINUTE, 60)
			return c.json({ text: await suggestText(ai, await toJpeg(preview.bytes)) })
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
