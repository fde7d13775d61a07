import { sql } from 'kysely'
import { FILM_KINDS } from '#shared/catalogue/film.ts'
import { mediaTypes } from '#shared/uploads.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { rangedAnswer } from '#server/files/serve-file.ts'
import type { Storage } from '#server/files/storage.ts'
import { isFresh, refuse } from '#server/http/answer.ts'
import type { Headers as Values } from '#server/http/headers.ts'
import type { FollowedCatalogue } from '../followed-catalogue.ts'

type Deps = {
	db: Db
	storage: Storage
	catalogue: FollowedCatalogue
	isStaff: (request: Request) => Promise<boolean>
}

const PATH = /^\/films\/([^/]*)\/film\.([a-z0-9]*)$/
const YEAR = 365 * 24 * 60 * 60

/**
 * Serves uploaded films at their addresses (SITE-210): those of published pages to everybody, all others to staff alone. Nobody else can tell a
 * draft's film from one that does not exist. Null for any other path.
 */
export function publicFilms({ db, storage, catalogue, isStaff }: Deps, security: Values) {
	async function answer(request: Request, id: string, kind: string): Promise<Response> {
		const isPublic = catalogue.isPublicFilm(id) || (await wasPublic(db, id))
		const scope = isPublic ? 'public' : (await isStaff(request)) ? 'private' : null
		const found = scope && (await filmAnswer({ db, storage }, request, { id, kind }, cachedFor(scope), security))
		return found || refuse(404, 'not_found', 'There is no such film', security)
	}
	return (request: Request, path: string): Promise<Response> | null => {
		const [, id, kind] = PATH.exec(path) ?? []
		return id === undefined || kind === undefined ? null : answer(request, id, kind)
	}
}

const cachedFor = (scope: 'public' | 'private') => `${scope}, max-age=${YEAR}, immutable`

/** The answer with a film or the range of it that was asked for; null for one that does not exist. The caller has checked who asks. */
export async function filmAnswer(
	{ db, storage }: Pick<Deps, 'db' | 'storage'>,
	request: Request,
	{ id, kind }: { id: string; kind: string },
	caching: string,
	security: Values,
): Promise<Response | null> {
	const wanted = FILM_KINDS.find((one) => one === kind)
	if (!isId(id) || !wanted) return null
	const film = await db
		.selectFrom('catalogueFilms')
		.select(['storageKey', 'bytes'])
		.where('id', '=', id)
		.where('kind', '=', wanted)
		.executeTakeFirst()
	if (!film) return null
	const etag = `"${id}"`
	const headers = new Headers({ ...security, ETag: etag, 'Cache-Control': caching })
	if (isFresh(request, etag)) return new Response(null, { status: 304, headers })
	headers.set('Content-Type', mediaTypes[wanted])
	const { headers: asked } = request
	const ifRange = asked.get('if-range')
	const range = ifRange === null || ifRange === etag ? asked.get('range') : null
	return rangedAnswer(storage, { key: film.storageKey, size: film.bytes }, range, headers)
}

/** Whether a page that is still open may show it: it was replaced or withdrawn less than a day ago. */
async function wasPublic(db: Db, id: string): Promise<boolean> {
	if (!isId(id)) return false
	const found = db.selectFrom('catalogueFilms').select('id').where('id', '=', id)
	return (await found.where('publicUntil', '>', sql<Date>`now()`).executeTakeFirst()) !== undefined
}
