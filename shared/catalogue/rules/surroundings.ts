import type { HotelContent, ItemContent, LibraryItem } from '../content.ts'
import { eventTagsOf, slugOf } from '../events/event-slug.ts'
import type { Surroundings } from './finding.ts'
import { RATING_LABELS } from './vocabulary.ts'
import { altTextsOf, longTexts, sentencesOf } from './wording.ts'

/** Something public, with its public number. */
export type PublicItem = ItemContent & { id: string; number: string | null }

/** All that is public, as the rules compare items with it. */
export type PublicItems = {
	/** An item became public, or is no longer. A changed item is removed and added. */
	add: (item: PublicItem) => void
	remove: (item: PublicItem) => void
	/** What the rules compare the item of an id with: everything public but itself. */
	around: (id: string, files: Pick<Surroundings, 'hasPicture' | 'hasFilm'>) => Surroundings
}

/**
 * Everything public, by what items must not share. Splitting the texts of thousands of items takes a quarter of a second, so that a
 * publication changes only what belongs to its item.
 */
export function publicItems(initial: readonly PublicItem[] = []): PublicItems {
	const names = ownership()
	const numbers = ownership()
	const alts = ownership()
	const sentences = ownership()
	const events = ownership()
	const ratings = ownership()
	function change(item: PublicItem, change: 'add' | 'remove') {
		const { id, kind, number, content } = item
		for (const { text } of altTextsOf(item)) alts[change](text, id)
		if (kind === 'landing') return
		names[change](nameKey(kind, nameIn(item)), id)
		numbers[change](`${kind} ${number}`, id)
		for (const { text } of longTexts(item)) for (const sentence of sentencesOf(text)) sentences[change](sentence, id)
		if (kind !== 'hotel') return
		for (const tag of eventTagsOf(content)) events[change](tag, id)
		ratings[change](JSON.stringify(ratedAs(content)), id)
	}
	const add = (item: PublicItem) => change(item, 'add')
	initial.forEach(add)
	return {
		add,
		remove: (item) => change(item, 'remove'),
		around: (id, files) => {
			const isEvent = (wanted: (tag: string) => boolean) =>
				events.keys().some((tag) => wanted(tag) && events.isElsewhere(tag, id))
			return {
				...files,
				hasName: (kind, name) => names.isElsewhere(nameKey(kind, name), id),
				hasNumber: (kind, number) => numbers.isElsewhere(`${kind} ${number}`, id),
				hasEvent: (slug) => isEvent((tag) => slugOf(tag) === slug),
				isSpelledOtherwise: (eventTag) => isEvent((tag) => tag !== eventTag && slugOf(tag) === slugOf(eventTag)),
				isRatedOutOfOrder: (hotel) =>
					ratings
						.keys()
						.some((key) => isOutOfOrder(ratedAs(hotel), JSON.parse(key) as Rated) && ratings.isElsewhere(key, id)),
				hasAlt: (text) => alts.isElsewhere(text, id),
				hasSentence: (sentence) => sentences.isElsewhere(sentence, id),
			}
		},
	}
}

/** What no two items of a kind share: two restaurants of the library may have one name in two towns. */
const nameIn = (item: Exclude<PublicItem, { kind: 'landing' }>): string =>
	item.kind === 'villa' || item.kind === 'hotel' ? item.content.name : nameInLibrary(item.content)
export const nameInLibrary = ({ name, location = '' }: LibraryItem['content']): string => `${name}, ${location}`

const nameKey = (kind: ItemContent['kind'], name: string) => `${kind} ${name.toLowerCase()}`

/** A rating, and the place of its label among the labels. */
type Rated = { step: number; rating: number }
const ratedAs = ({ privilegeRating, privilegeRatingLabel }: HotelContent): Rated => ({
	step: RATING_LABELS.indexOf(privilegeRatingLabel),
	rating: privilegeRating,
})

const isOutOfOrder = (a: Rated, b: Rated) => (a.rating - b.rating) * (a.step - b.step) < 0

/** Which items have a text: almost always one. */
function ownership() {
	const owners = new Map<string, string | Set<string>>()
	return {
		keys: () => owners.keys(),
		add: (text: string, id: string) => {
			const known = owners.get(text)
			if (known === undefined) owners.set(text, id)
			else if (typeof known !== 'string') known.add(id)
			else if (known !== id) owners.set(text, new Set([known, id]))
		},
		remove: (text: string, id: string) => {
			const known = owners.get(text)
			if (typeof known === 'object') known.delete(id)
			if (known === id || (typeof known === 'object' && known.size === 0)) owners.delete(text)
		},
		isElsewhere: (text: string, id: string): boolean => {
			const known = owners.get(text)
			if (known === undefined || typeof known === 'string') return known !== undefined && known !== id
			return known.size > (known.has(id) ? 1 : 0)
		},
	}
}
