import { type CatalogueFilm, filmName, servedFilm } from '#shared/catalogue/film.ts'
import type { ServedFilm } from '#shared/catalogue/property.ts'
import type { Db, Tx } from '#server/db/connect.ts'

const COLUMNS = ['id', 'fileName', 'kind', 'width', 'height', 'seconds', 'bytes'] as const

export const filmRows = (db: Db | Tx) => db.selectFrom('catalogueFilms').select(COLUMNS)
type FilmRow = Awaited<ReturnType<ReturnType<typeof filmRows>['execute']>>[number]

/** A film as staff see it. */
export const shownFilm = ({ id, fileName, bytes, ...row }: FilmRow): CatalogueFilm => ({
	...{ id, fileName, bytes, name: filmName(id), state: 'made', failure: null },
	served: servedFilm({ id, ...row }),
})

/** How films are served, by their ids. */
export async function servedFilms(db: Db | Tx, ids: readonly string[]): Promise<Map<string, ServedFilm>> {
	if (ids.length === 0) return new Map()
	const rows = await filmRows(db)
		.where('id', 'in', [...ids])
		.execute()
	return new Map(rows.map((row) => [row.id, servedFilm(row)]))
}

/** How they are served, by the names that contents have for them. */
export const namedFilms = (films: ReadonlyMap<string, ServedFilm>): Record<string, ServedFilm> =>
	Object.fromEntries(Array.from(films, ([id, film]) => [filmName(id), film]))
