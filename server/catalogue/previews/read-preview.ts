import type { LinkedPreview } from '#shared/catalogue/drafts/preview-link.ts'
import { isSiteKind } from '#shared/catalogue/content.ts'
import { photoIdOf, photoName } from '#shared/catalogue/photograph.ts'
import { filmName, filmsIn } from '#shared/catalogue/film.ts'
import type { ServedFilm, ServedPicture } from '#shared/catalogue/property.ts'
import { href, PAGES } from '#shared/paths.ts'
import type { Db } from '#server/db/connect.ts'
import type { FollowedCatalogue } from '../followed-catalogue.ts'
import { servedFilms } from '../films/stored-films.ts'
import { servedPictures } from '../pictures/stored-pictures.ts'
import { contentOf, findItem } from '../stored-item.ts'
import { linkOfSecret } from './stored-previews.ts'

type Deps = { db: Db; catalogue: FollowedCatalogue }

/** The item that a preview link shows, as staff edit it now; null for a link that does not work (SITE-190). */
async function itemOfSecret(db: Db, secret: string) {
	const link = await linkOfSecret(db, secret)
	if (!link) return null
	const item = await findItem(db, link.itemId)
	const { kind } = item
	return isSiteKind(kind) ? { link, item: { ...item, kind } } : null
}

/** What the page of a preview link draws. Photographs have addresses below the link, because those of drafts have no others. */
export async function readPreview({ db, catalogue }: Deps, secret: string): Promise<LinkedPreview | null> {
	const found = await itemOfSecret(db, secret)
	if (!found) return null
	const { link, item } = found
	const content = contentOf(item)
	const photographs = await servedPictures(db, photosIn(content))
	const text = JSON.stringify(content)
	const drawings = Object.entries(catalogue.builtIn.pictures).filter(([name]) => text.includes(name))
	await db
		.updateTable('previewLinks')
		.set(({ eb }) => ({ opened: eb('opened', '+', 1) }))
		.where('id', '=', link.id)
		.execute()
	const films = await servedFilms(db, filmsIn({ content }))
	return {
		...{ kind: item.kind, number: item.number, content },
		films: {
			...catalogue.builtIn.films,
			...Object.fromEntries(Array.from(films, ([id, film]) => [filmName(id), filmBelow(film, secret)])),
		},
		pictures: {
			...Object.fromEntries(drawings),
			...Object.fromEntries(Array.from(photographs, ([id, served]) => [photoName(id), below(served, secret)])),
		},
		expiresAt: link.expiresAt.toISOString(),
		isPublic: item.state === 'public',
	}
}

/** Whether the link works, and shows the photograph or film of this id where one is named. */
export async function isShownBy(db: Db, secret: string, file?: string): Promise<boolean> {
	const found = await itemOfSecret(db, secret)
	if (found === null || file === undefined) return found !== null
	const content = contentOf(found.item)
	return [...photosIn(content), ...filmsIn({ content })].includes(file)
}

/** The ids of the photographs that a draft names. */
function photosIn(value: unknown): string[] {
	if (typeof value === 'string') return [photoIdOf(value) ?? []].flat()
	if (typeof value !== 'object' || value === null) return []
	return Object.values(value).flatMap(photosIn)
}

const pageOf = (secret: string) => href(PAGES.linkedPreview, { token: secret })

const filmBelow = (film: ServedFilm, secret: string): ServedFilm => ({
	...film,
	webm: film.webm && pageOf(secret) + film.webm,
	mp4: film.mp4 && pageOf(secret) + film.mp4,
})

function below(served: ServedPicture, secret: string): ServedPicture {
	const page = pageOf(secret)
	return { ...served, sources: served.sources.map((source) => ({ ...source, src: page + source.src })) }
}
