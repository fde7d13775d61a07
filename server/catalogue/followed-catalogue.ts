import type { Logger } from 'pino'
import type { Catalogue } from '#shared/catalogue/catalogue.ts'
import { SITE_KINDS, type SiteContent, type SiteKind } from '#shared/catalogue/content.ts'
import { PREVIEW_FILE } from '#shared/catalogue/photograph.ts'
import { filmsIn } from '#shared/catalogue/film.ts'
import type { CatalogueHotel, CatalogueVilla, ServedFilm } from '#shared/catalogue/property.ts'
import { type PublicCatalogue, publicCatalogueOf } from '#shared/catalogue/public-catalogue.ts'
import type { Db } from '#server/db/connect.ts'
import { namedFilms, servedFilms } from './films/stored-films.ts'
import { namedPhotographs, type PublicPhotographs, readPhotographs } from './pictures/public-photographs.ts'
import { pageChanges } from './page-changes.ts'
import { readContent } from './stored-content.ts'

/** What is public of the catalogue, as this process shows it. */
export type FollowedCatalogue = {
	/** A snapshot: it never changes. Once something else is public, this returns another one. */
	current: () => PublicCatalogue
	/** Reads what is public now. Costs one small query while nothing has changed. */
	refresh: () => Promise<void>
	/** Whether something public shows this file of a photograph. */
	isPublicFile: (id: string, file: string) => boolean
	/** Whether something public shows this uploaded film. */
	isPublicFilm: (id: string) => boolean
	/** The content of a version that this process shows; undefined for any other. */
	shownVersion: (id: string) => SiteContent | undefined
	/** The pictures and films that this build brings, by their names. */
	builtIn: BuiltInFiles
	/** Whether this build brings a picture or film of that name. */
	hasPicture: (name: string) => boolean
	hasFilm: (name: string) => boolean
}

/** The drawn pictures and films that this build serves. */
export type BuiltInFiles = Pick<Catalogue, 'pictures' | 'films'>

type PublicItem = SiteContent & { number: number | null; version: string | null; changedAt: Date | null }

/**
 * Follows the published catalogue. `builtIn` has the pictures and films, which are files of the build. An item that cannot be read stays as
 * this process showed it before.
 */
export async function followCatalogue(db: Db, builtIn: Catalogue, log: Logger): Promise<FollowedCatalogue> {
	const items = new Map<string, PublicItem>()
	let revision = -1
	let versions = new Map<string | null, PublicItem>()
	let snapshot = publicCatalogueOf(builtIn)
	let films: ReadonlyMap<string, ServedFilm> = new Map()
	let photographs: PublicPhotographs = { served: new Map(), socialFiles: new Map() }

	async function readChanges() {
		const { rows, head } = await readPublished(db, revision)
		for (const { id, kind, content, ...row } of rows) {
			const item = content === null ? null : readContent(kind, content)
			if (item) items.set(id, { ...item, ...row })
			else if (content === null) items.delete(id)
			else log.error({ catalogueItem: id }, 'The published content cannot be read')
		}
		const shown = [...items.values()]
		versions = new Map(shown.map((item) => [item.version, item]))
		photographs = await readPhotographs(db, shown, photographs)
		films = await servedFilms(db, shown.flatMap(filmsIn))
		revision = head
		const pictures = { ...builtIn.pictures, ...namedPhotographs(photographs) }
		const allFilms = { ...builtIn.films, ...namedFilms(films) }
		snapshot = publicCatalogueOf(catalogueOf(shown, { ...builtIn, pictures, films: allFilms }), pageChanges(shown))
	}

	async function refresh() {
		const head = await db.selectFrom('catalogueHead').select('revision').executeTakeFirst()
		if (head && head.revision !== revision) await readChanges()
	}
	await refresh()
	return {
		current: () => snapshot,
		refresh,
		isPublicFile: (id, file) => {
			const socialFiles = photographs.socialFiles.get(id)
			if (!socialFiles || file === PREVIEW_FILE) return false
			return socialFiles.has(file) || !file.startsWith('social-')
		},
		isPublicFilm: (id) => films.has(id),
		shownVersion: (id) => versions.get(id),
		builtIn: { pictures: builtIn.pictures, films: builtIn.films },
		hasPicture: (name) => Object.hasOwn(builtIn.pictures, name),
		hasFilm: (name) => Object.hasOwn(builtIn.films, name),
	}
}

/** The head and all items changed since a revision, by one statement, so that they belong together. */
async function readPublished(db: Db, since: number) {
	const found = await db
		.selectFrom('catalogueHead as h')
		.leftJoin('catalogueItems as i', (join) =>
			join.on('i.publishedRevision', '>', since).on('i.kind', 'in', SITE_KINDS),
		)
		.leftJoin('catalogueVersions as v', 'v.id', 'i.publishedVersionId')
		.select(['h.revision as head', 'i.id', 'i.kind', 'i.number', 'i.contentChangedAt as changedAt'])
		.select(['v.id as version', 'v.content'])
		.$narrowType<{ kind: SiteKind | null }>()
		.execute()
	const rows = found.flatMap(({ id, kind, number, changedAt, version, content }) =>
		id === null || kind === null ? [] : [{ id, kind, content: content ?? null, number, changedAt, version }],
	)
	return { head: found[0]?.head ?? since, rows }
}

function catalogueOf(items: readonly PublicItem[], { landing, pictures, films }: Catalogue): Catalogue {
	const villas: CatalogueVilla[] = []
	const hotels: CatalogueHotel[] = []
	const inOrder = items.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
	for (const { kind, content, number } of inOrder) {
		const id = String(number)
		if (kind === 'villa') villas.push({ id, ...content })
		if (kind === 'hotel') hotels.push({ id, ...content })
	}
	const page = items.find((item) => item.kind === 'landing')
	return { villas, hotels, landing: { ...landing, ...page?.content }, pictures, films }
}
