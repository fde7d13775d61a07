import type { ItemContent, LandingWords, LibraryItem } from '../content.ts'
import type { TitledLine } from '../tile.ts'

/** Filler words and American spellings. Amenity tags are exempt, because their list is fixed (SITE-104). */
const FILLER =
	/\b(stunning|breathtaking|nestl\w+|boasts?|unparallell?ed|oasis|haven|gems?|luxur\w+|iconic|exquisite|charming|idyllic|unforgettable|bespoke|curated|world-class|state-of-the-art|tranquil\w*|vibrant|sumptuous|picturesque|ultimate|indulge\w*|discerning|tapestry|seamless\w*)\b|\bwhether you\b/i
const AMERICAN =
	/\b(center|color\w*|gray|favorite|neighbor\w*|jewelry|traveler\w*|harbor\w*|meters?|theater|story-high)\b/i
const TYPING = /['"]| - |--|\s{2}/

/** A text of an item, with the path of its field: 'suites.2.features.0'. */
export type Text = { path: string; text: string }

/** What the house style advises about a text, as sentences; none for a good one. */
export function wordingAdvice(text: string): string[] {
	const [filler] = FILLER.exec(text) ?? []
	const [american] = AMERICAN.exec(text) ?? []
	return [
		filler && `‘${filler}’ says little: name what is there`,
		american && `‘${american}’ is American spelling`,
		TYPING.test(text) && 'Write ’ for an apostrophe, – for a dash, and one space between words',
	].filter((sentence) => typeof sentence === 'string')
}

const texts = (path: string, list: readonly string[]): Text[] =>
	list.map((text, index) => ({ path: `${path}.${index}`, text }))

/** Every text that visitors read, except tags, times and sizes. The titles of services name the agency's trade, so they are exempt. */
export function textsOf({ kind, content }: ItemContent): Text[] {
	if (kind === 'landing') return landingTexts(content)
	if (kind === 'lodging' || kind === 'experience')
		return [{ path: 'name', text: content.name }, ...libraryTexts(content)]
	const { name, services, suites, layout } = content
	return [
		{ path: 'name', text: name },
		...longTexts({ kind, content } as ItemContent),
		...texts('services', services),
		...suites.flatMap(({ type, features }, index) => [
			{ path: `suites.${index}.type`, text: type },
			...texts(`suites.${index}.features`, features),
		]),
		...layout.flatMap(({ floor, areas }, index) => [
			{ path: `layout.${index}.floor`, text: floor },
			...texts(`layout.${index}.areas`, areas),
		]),
		...(kind === 'villa' ? texts('servicesOnRequest', content.servicesOnRequest) : []),
	]
}

/** The texts that no two properties should share. Short entries such as 'Air conditioning' may repeat. */
export function longTexts({ kind, content }: ItemContent): Text[] {
	if (kind === 'landing') return []
	if (kind === 'lodging' || kind === 'experience') return libraryTexts(content)
	const { description, highlights, images } = content
	return [
		{ path: 'description', text: description },
		...(kind === 'hotel'
			? [
					{ path: 'descriptionTitle', text: content.descriptionTitle },
					{ path: 'descriptionSubtitle', text: content.descriptionSubtitle },
					{ path: 'descriptionExtended', text: content.descriptionExtended },
				]
			: []),
		...texts('highlights', highlights),
		...images.map(({ alt }, index) => ({ path: `images.${index}.alt`, text: alt })),
	]
}

/** Without those that nobody has written: the library requires only a name. */
const libraryTexts = ({ description = '', images = [] }: LibraryItem['content']): Text[] =>
	[
		{ path: 'description', text: description },
		...images.map(({ alt }, index) => ({ path: `images.${index}.alt`, text: alt })),
	].filter(({ text }) => text !== '')

function landingTexts({
	openings,
	lists,
	destinations,
	services,
	words,
	planners = [],
	events = [],
}: Extract<ItemContent, { kind: 'landing' }>['content']) {
	return [
		...Object.entries(openings).map(([key, { picture }]) => ({
			path: `openings.${key}.picture.alt`,
			text: picture.alt,
		})),
		...Object.entries(lists).map(([key, { subtitle }]) => ({ path: `lists.${key}.subtitle`, text: subtitle })),
		...destinations.flatMap(({ line, picture }, index) => [
			{ path: `destinations.${index}.line`, text: line },
			{ path: `destinations.${index}.picture.alt`, text: picture.alt },
		]),
		...services.flatMap(({ line, picture }, index) => [
			{ path: `services.${index}.line`, text: line },
			{ path: `services.${index}.picture.alt`, text: picture.alt },
		]),
		...(words ? wordsTexts(words) : []),
		...planners.flatMap(({ line, picture }, index) => [
			{ path: `planners.${index}.line`, text: line },
			{ path: `planners.${index}.picture.alt`, text: picture.alt },
		]),
		...events.map(({ line }, index) => ({ path: `events.${index}.line`, text: line })),
	]
}

/** Titles of differences name the agency's trade, as those of services do. */
function wordsTexts({ subtitle, introduction, itineraries, differences, companies, contact }: LandingWords): Text[] {
	return [
		{ path: 'words.subtitle', text: subtitle },
		{ path: 'words.introduction.title', text: introduction.title },
		...introduction.text.split(/\n+/).map((paragraph) => ({ path: 'words.introduction.text', text: paragraph })),
		{ path: 'words.itineraries', text: itineraries },
		{ path: 'words.differences.title', text: differences.title },
		...lines('words.differences.entries', differences.entries),
		{ path: 'words.companies.line', text: companies.line },
		...lines('words.companies.entries', companies.entries),
		{ path: 'words.contact', text: contact },
	]
}

const lines = (path: string, entries: readonly TitledLine[]): Text[] =>
	entries.map(({ line }, index) => ({ path: `${path}.${index}.line`, text: line }))

/** The descriptions of an item's pictures. */
export const altTextsOf = (item: ItemContent): Text[] =>
	(item.kind === 'landing' ? landingTexts(item.content) : longTexts(item)).filter(({ path }) => path.endsWith('.alt'))

/** The sentences of a text in lower case without their full stop. */
export const sentencesOf = (text: string): string[] =>
	text.split(/(?<=[.?!])\s+/).map((sentence) => sentence.toLowerCase().replace(/\.$/, ''))

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length
