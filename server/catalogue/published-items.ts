import { sql } from 'kysely'
import { filmIdOf } from '#shared/catalogue/film.ts'
import { photoIdOf } from '#shared/catalogue/photograph.ts'
import { isSiteKind, type ItemKind } from '#shared/catalogue/content.ts'
import type { Surroundings } from '#shared/catalogue/rules/finding.ts'
import { type PublicItem, type PublicItems, publicItems } from '#shared/catalogue/rules/surroundings.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { FollowedCatalogue } from './followed-catalogue.ts'
import { inSlices } from './in-slices.ts'
import { madePictures } from './pictures/stored-pictures.ts'
import { readContent } from './stored-content.ts'

type Files = Pick<FollowedCatalogue, 'hasPicture' | 'hasFilm'>
type Followed = Files & Pick<FollowedCatalogue, 'shownVersion'>

/** By version. A version never changes; null for one that this release cannot read. */
type Versions = ReadonlyMap<string, PublicItem | null>

/** What the rules compare an item with. */
export type PublishedItems = Files & {
	/** The same map for as long as the same is published. */
	versions: Versions
	items: PublicItems
	/** What trips are offered besides. */
	library: PublicItems
	/** How many photographs can be shown. */
	photographs: number
	/** How many films were uploaded and can be shown. */
	films: number
}

type Known = Pick<PublishedItems, 'versions' | 'items' | 'library'>
const known = new WeakMap<Followed, Known>()
const turns = new WeakMap<Followed, Promise<unknown>>()

/** Everything that is published now, from the database: what this process shows may be a second old. */
export async function readPublishedItems(db: Db | Tx, catalogue: Followed): Promise<PublishedItems> {
	const rows = await db
		.selectFrom('catalogueItems')
		.select(['id', 'kind', 'number', 'publishedVersionId as version'])
		.where('publishedVersionId', 'is not', null)
		.orderBy('id')
		.$narrowType<{ version: string }>()
		.execute()
	const before = knownOf(catalogue).versions
	const isUnchanged = rows.length === before.size && rows.every(({ version }) => before.has(version))
	const versions = isUnchanged ? before : await readVersions(db, rows, before, catalogue)
	const made = await madePictures(db)
	const isServed = (name: string) => {
		const id = photoIdOf(name)
		return id === null ? catalogue.hasPicture(name) : made.has(id)
	}
	const stored = new Set((await db.selectFrom('catalogueFilms').select('id').execute()).map(({ id }) => id))
	const hasFilm = (name: string) => {
		const id = filmIdOf(name)
		return id === null ? catalogue.hasFilm(name) : stored.has(id)
	}
	const files = { hasPicture: isServed, hasFilm }
	return { ...(await comparedWith(catalogue, versions)), ...files, photographs: made.size, films: stored.size }
}

const knownOf = (catalogue: Followed): Known =>
	known.get(catalogue) ?? { versions: new Map(), items: publicItems(), library: publicItems() }

/**
 * The items once exactly these versions are in them, in slices. One update at a time, and none of them waits for the database: who waits for
 * another update may be in a transaction.
 */
function comparedWith(catalogue: Followed, versions: Versions): Promise<Known> {
	const update = async () => {
		const { versions: before, ...both } = knownOf(catalogue)
		if (before === versions) return { versions, ...both }
		const changes = [
			...before.entries().filter(([version]) => !versions.has(version)),
			...versions.entries().filter(([version]) => !before.has(version)),
		]
		await inSlices(changes, ([version, item]) => {
			if (item) both[isSiteKind(item.kind) ? 'items' : 'library'][versions.has(version) ? 'add' : 'remove'](item)
		})
		known.set(catalogue, { versions, ...both })
		return { versions, ...both }
	}
	const turn = (turns.get(catalogue) ?? Promise.resolve()).then(update)
	turns.set(catalogue, turn)
	return turn
}

type Row = { id: string; kind: ItemKind; number: number | null; version: string }

/** All public versions, of which those are read that are new. */
async function readVersions(
	db: Db | Tx,
	rows: readonly Row[],
	before: Versions,
	catalogue: Followed,
): Promise<Versions> {
	const added = rows
		.map(({ version }) => version)
		.filter((version) => !before.has(version) && !catalogue.shownVersion(version))
	const contents = await db
		.selectFrom('catalogueVersions')
		.select(['id', 'content'])
		.where('id', '=', sql<string>`any(${added}::uuid[])`)
		.execute()
	const contentOf = new Map(contents.map(({ id, content }) => [id, content]))
	return new Map(
		rows.map(({ id, kind, number, version }) => {
			const earlier = before.get(version)
			if (earlier) return [version, earlier]
			const item = catalogue.shownVersion(version) ?? readContent(kind, contentOf.get(version))
			return [version, item && { ...item, id, number: number === null ? null : String(number) }]
		}),
	)
}

/** What the rules compare one item with: everything else that is public, or for an item of the library everything else there. */
export function around({ id, kind }: { id: string; kind: ItemKind }, published: PublishedItems): Surroundings {
	const { items, library, hasPicture, hasFilm } = published
	return (isSiteKind(kind) ? items : library).around(id, { hasPicture, hasFilm })
}
