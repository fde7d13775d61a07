import type { ItemContent } from './content.ts'
import type { Picture } from './property.ts'

/** Every picture that an item shows, in its order. */
export function picturesIn({ kind, content }: ItemContent): readonly Picture[] {
	if (kind !== 'landing') return content.images ?? []
	const { openings, destinations, services, planners = [] } = content
	return [...Object.values(openings), ...destinations, ...services, ...planners].map(({ picture }) => picture)
}
