import { photoIdOf, photoPath, socialFile } from './photograph.ts'
import type { Picture, ServedPicture } from './property.ts'

/**
 * How a picture of a content is served: the files by its name, with the content's own focal point. Null until it has been built.
 */
export function servedAs(
	pictures: Readonly<Record<string, ServedPicture>>,
	{ name, focal }: Pick<Picture, 'name' | 'focal'>,
): ServedPicture | null {
	const served = pictures[name]
	if (!served || !focal) return served ?? null
	const id = photoIdOf(name)
	return { ...served, focal, ...(id !== null && { social: photoPath(id, socialFile(focal)) }) }
}
