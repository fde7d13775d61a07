import { sql } from 'kysely'
import { PREVIEW_FILE } from '#shared/catalogue/photograph.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { refuse } from '#server/http/answer.ts'
import type { Headers } from '#server/http/headers.ts'
import type { FollowedCatalogue } from '../followed-catalogue.ts'
import { fileAnswer, type PictureFiles } from './picture-files.ts'

type Deps = {
	db: Db
	catalogue: FollowedCatalogue
	pictureFiles: PictureFiles
	isStaff: (request: Request) => Promise<boolean>
}

const PATH = /^\/pictures\/([^/]*)\/([^/]*)$/

/**
 * Serves photographs at their addresses (SITE-175): those of published pages to everybody, all others to staff alone. Nobody else can tell a
 * draft's photograph from one that does not exist. Null for any other path.
 */
export function publicPictures({ db, catalogue, pictureFiles, isStaff }: Deps, security: Headers) {
	/** `private`: only this browser may cache what is not public. */
	async function scopeFor(request: Request, id: string, file: string): Promise<'public' | 'private' | null> {
		if (catalogue.isPublicFile(id, file) || (await wasPublic(db, id, file))) return 'public'
		return (await isStaff(request)) ? 'private' : null
	}

	async function answer(request: Request, id: string, file: string): Promise<Response> {
		const scope = await scopeFor(request, id, file)
		const found = scope && (await pictureFiles.read(id, file))
		// Not to be cached: it may become public in a moment.
		return found
			? fileAnswer(request, found, scope, security)
			: refuse(404, 'not_found', 'There is no such picture', security)
	}

	return (request: Request, path: string): Promise<Response> | null => {
		const [, id, file] = PATH.exec(path) ?? []
		return id === undefined || file === undefined ? null : answer(request, id, file)
	}
}

/** Whether a page that is still open may show it: it was replaced or withdrawn less than a day ago. */
async function wasPublic(db: Db, id: string, file: string): Promise<boolean> {
	if (!isId(id) || file === PREVIEW_FILE || file.startsWith('social-')) return false
	const row = await db
		.selectFrom('cataloguePictures')
		.select('id')
		.where('id', '=', id)
		.where('publicUntil', '>', sql<Date>`now()`)
		.executeTakeFirst()
	return row !== undefined
}
