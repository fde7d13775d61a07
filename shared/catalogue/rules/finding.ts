import type { HotelContent, ItemKind } from '../content.ts'
import { filmIdOf } from '../film.ts'
import { photoIdOf } from '../photograph.ts'

/** What the rules find in an item (SITE-171). An error keeps it from being published; advice does not. */
export type Finding = {
	/** The field: 'suites.2.features'. */
	path: string
	level: 'error' | 'advice'
	sentence: string
}

/** What else is known when an item is checked: what is public of all others, and which files there are. */
export type Surroundings = {
	/** Whether another item of this kind has this name, in whatever case. Of the library it is the name with its place. */
	hasName: (kind: ItemKind, name: string) => boolean
	/** Whether another item of this kind is public at this number. */
	hasNumber: (kind: ItemKind, number: string) => boolean
	/** Whether another hotel is tagged with the event of this page. */
	hasEvent: (slug: string) => boolean
	/** Whether another hotel spells the event of the same page in another way. */
	isSpelledOtherwise: (eventTag: string) => boolean
	/** Whether another hotel has a better rating with a lesser label, or the reverse (SITE-105). */
	isRatedOutOfOrder: (hotel: HotelContent) => boolean
	/** Whether another item describes a picture in these words, or has this sentence. */
	hasAlt: (text: string) => boolean
	hasSentence: (sentence: string) => boolean
	/** Whether a picture or film of this name can be served. */
	hasPicture: (name: string) => boolean
	hasFilm: (name: string) => boolean
}

export const error = (path: string, sentence: string): Finding => ({ path, level: 'error', sentence })
export const advice = (path: string, sentence: string): Finding => ({ path, level: 'advice', sentence })

/** What to say about a picture that cannot be served. */
export const missingPicture = (name: string): string =>
	photoIdOf(name) === null ? 'This picture does not exist' : 'This photograph is not ready'

export const missingFilm = (name: string): string =>
	filmIdOf(name) === null ? 'This film does not exist' : 'This film is not ready'

/** Whether an item with these findings may be published. */
export const isPublishable = (findings: readonly Finding[]): boolean => findings.every(({ level }) => level !== 'error')
