import type { ItemContent } from '#shared/catalogue/content.ts'
import { photoIdOf, photoName, socialFile } from '#shared/catalogue/photograph.ts'
import { picturesIn } from '#shared/catalogue/pictures-in.ts'
import type { ServedPicture } from '#shared/catalogue/property.ts'
import type { Db } from '#server/db/connect.ts'
import { servedPictures } from './stored-pictures.ts'

/** The photographs that something public shows, by their ids. */
export type PublicPhotographs = {
	served: ReadonlyMap<string, ServedPicture>
	/** The files for social previews, one for each focal point that is in use. */
	socialFiles: ReadonlyMap<string, ReadonlySet<string>>
}

/** Finds out how the photographs of these items are served. What is known of one never changes, so only new ones are read. */
export async function readPhotographs(
	db: Db,
	items: readonly ItemContent[],
	known: PublicPhotographs,
): Promise<PublicPhotographs> {
	const socialFiles = new Map<string, Set<string>>()
	for (const { name, focal } of items.flatMap(picturesIn)) {
		const id = photoIdOf(name)
		if (id !== null) socialFiles.set(id, (socialFiles.get(id) ?? new Set()).add(socialFile(focal)))
	}
	const ids = [...socialFiles.keys()]
	const added = await servedPictures(
		db,
		ids.filter((id) => !known.served.has(id)),
	)
	const served = new Map(
		ids.flatMap((id) => {
			const one = known.served.get(id) ?? added.get(id)
			return one ? [[id, one] as const] : []
		}),
	)
	return { served, socialFiles }
}

/** How they are served, by the names that contents have for them. */
export const namedPhotographs = ({ served }: PublicPhotographs): Record<string, ServedPicture> =>
	Object.fromEntries(Array.from(served, ([id, picture]) => [photoName(id), picture]))
