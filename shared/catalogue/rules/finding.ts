import type { ItemContent } from '../content.ts'
import { photoIdOf } from '../photograph.ts'

/** What the rules find in an item (SITE-171). An error keeps it from being published; advice does not. */
export type Finding = {
	/** The field: 'suites.2.features'. */
	path: string
	level: 'error' | 'advice'
	sentence: string
}

/** What else is known when an item is checked. */
export type Surroundings = {
	/** The published content of all other items, with their public numbers. */
	others: readonly (ItemContent & { number: string | null })[]
	/** Whether a picture or film of this name can be served. */
	hasPicture: (name: string) => boolean
	hasFilm: (name: string) => boolean
}

export const error = (path: string, sentence: string): Finding => ({ path, level: 'error', sentence })
export const advice = (path: string, sentence: string): Finding => ({ path, level: 'advice', sentence })

/** What to say about a picture that cannot be served. */
export const missingPicture = (name: string): string =>
	photoIdOf(name) === null ? 'This picture does not exist' : 'This photograph is not ready'

/** Whether an item with these findings may be published. */
export const isPublishable = (findings: readonly Finding[]): boolean => findings.every(({ level }) => level !== 'error')
