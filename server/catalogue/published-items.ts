import { photoIdOf } from '#shared/catalogue/photograph.ts'
import type { ItemContent } from '#shared/catalogue/content.ts'
import type { Surroundings } from '#shared/catalogue/rules/finding.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { FollowedCatalogue } from './followed-catalogue.ts'
import { madePictures } from './pictures/stored-pictures.ts'
import { readContent } from './stored-content.ts'

type Files = Pick<FollowedCatalogue, 'hasPicture' | 'hasFilm'>

/** What the rules compare an item with. */
export type PublishedItems = Files & { items: readonly (ItemContent & { id: string; number: string | null })[] }

/** Everything that is public now, from the database: what this process shows may be a second old. */
export async function readPublishedItems(db: Db | Tx, { hasPicture, hasFilm }: Files): Promise<PublishedItems> {
	const rows = await db
		.selectFrom('catalogueItems as i')
		.innerJoin('catalogueVersions as v', 'v.id', 'i.publishedVersionId')
		.select(['i.id', 'i.kind', 'i.number', 'v.content'])
		.execute()
	const items = rows.flatMap(({ id, kind, number, content }) => {
		const item = readContent(kind, content)
		return item ? [{ ...item, id, number: number === null ? null : String(number) }] : []
	})
	const made = await madePictures(db)
	const isServed = (name: string) => {
		const id = photoIdOf(name)
		return id === null ? hasPicture(name) : made.has(id)
	}
	return { items, hasPicture: isServed, hasFilm }
}

/** What the rules compare one item with: everything public but itself. */
export const around = (id: string, { items, ...files }: PublishedItems): Surroundings => ({
	...files,
	others: items.filter((item) => item.id !== id),
})
