import { PAGES } from '#shared/paths.ts'
import type { Db } from '#server/db/connect.ts'
import type { Storage } from '#server/files/storage.ts'
import { refuse } from '#server/http/answer.ts'
import type { Headers } from '#server/http/headers.ts'
import { filmAnswer } from '../films/serve-film.ts'
import { fileAnswer, type PictureFiles } from '../pictures/picture-files.ts'
import { isShownBy } from './read-preview.ts'

type Address = { pathname: string; search: string }
type Pages = (request: Request, address: Address) => Response
type Deps = { db: Db; pictureFiles: PictureFiles; storage: Storage }

const PATH = new RegExp(`^${PAGES.linkedPreview.replace(':token', '([^/]+)')}(?:/(pictures|films)/([^/]+)/([^/]+))?/?$`)
/** A path without a page. */
const NOWHERE: Address = { pathname: '/404', search: '' }

/**
 * The pages of preview links and the photographs and films below them (SITE-190); null for any other path. The page has nothing of the draft: the
 * browser asks for it and draws it. A link that does not work is answered like an unknown address.
 */
export function previewPages({ db, pictureFiles, storage }: Deps, pages: Pages, security: Headers) {
	async function picture(request: Request, secret: string, id: string, file: string): Promise<Response> {
		const found = (await isShownBy(db, secret, id)) ? await pictureFiles.read(id, file) : null
		if (!found) return refuse(404, 'not_found', 'There is no such picture', security)
		const answer = fileAnswer(request, found, 'private', security)
		// Not longer than the link works.
		answer.headers.set('Cache-Control', 'no-store')
		return answer
	}
	async function film(request: Request, secret: string, id: string, file: string): Promise<Response> {
		const kind = /^film\.(.*)$/.exec(file)?.[1] ?? ''
		const isShown = await isShownBy(db, secret, id)
		const found = isShown ? await filmAnswer({ db, storage }, request, { id, kind }, 'no-store', security) : null
		return found ?? refuse(404, 'not_found', 'There is no such film', security)
	}
	return (request: Request, address: Address): Promise<Response> | null => {
		const [, secret, folder, id, file] = PATH.exec(address.pathname) ?? []
		if (secret === undefined) return null
		if (id !== undefined && file !== undefined) return (folder === 'films' ? film : picture)(request, secret, id, file)
		return isShownBy(db, secret).then((isShown) => pages(request, isShown ? address : NOWHERE))
	}
}
