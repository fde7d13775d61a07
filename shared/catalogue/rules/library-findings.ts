import type { LibraryItem } from '../content.ts'
import { advice, error, type Finding, missingPicture, type Surroundings } from './finding.ts'
import { nameInLibrary } from './surroundings.ts'

/** What is wrong with an entry of the library, and what trips would lack. Two entries may share a name where their places differ. */
export function libraryFindings({ kind, content }: LibraryItem, { hasName, hasPicture }: Surroundings): Finding[] {
	const { location = '', description = '', images = [] } = content
	return [
		hasName(kind, nameInLibrary(content)) && error('name', 'The library has this name at this place already'),
		...images.map(({ name }, index) => !hasPicture(name) && error(`images.${index}.name`, missingPicture(name))),
		new Set(images.map(({ name }) => name)).size < images.length && error('images', 'The same picture is there twice'),
		location === '' && advice('location', 'Without a place, only its name finds it'),
		description === '' && advice('description', 'Without a description, trips show its name alone'),
		images.length === 0 && advice('images', 'Without a picture, trips show its name alone'),
		...images.map(
			({ alt }, index) => alt === '' && advice(`images.${index}.alt`, 'People who cannot see it hear nothing of it'),
		),
	].filter((finding) => finding !== false)
}
