import { expect, test } from 'vitest'
import type { Hotel, Villa } from '#shared/catalogue/property.ts'
import { destinations, services } from './destinations.ts'
import { heroPictures } from './hero-pictures.ts'

const villas = Object.values(import.meta.glob<Villa>('./villas/*.ts', { eager: true, import: 'villa' }))
const hotels = Object.values(import.meta.glob<Hotel>('./hotels/*.ts', { eager: true, import: 'hotel' }))
const properties: readonly (Villa | Hotel)[] = [...villas, ...hotels]

/** Filler words and American spellings. The amenity tags are exempt, because their list is fixed (SITE-104). */
const FILLER =
	/\b(stunning|breathtaking|nestl\w+|boasts?|unparallell?ed|oasis|haven|gems?|luxur\w+|iconic|exquisite|charming|idyllic|unforgettable|bespoke|curated|world-class|state-of-the-art|tranquil\w*|vibrant|sumptuous|picturesque|ultimate|indulge\w*|discerning|tapestry|seamless\w*)\b|\bwhether you\b/i
const AMERICAN =
	/\b(center|color\w*|gray|favorite|neighbor\w*|jewelry|traveler\w*|harbor\w*|meters?|theater|story-high)\b/i

function lines(property: Villa | Hotel): string[] {
	const { name, description, highlights, suites, layout, services, images } = property
	const lists = [highlights, services, suites.flatMap(({ type, features }) => [type, ...features])]
	const extraTexts =
		'descriptionTitle' in property
			? [property.descriptionTitle, property.descriptionSubtitle, property.descriptionExtended]
			: property.servicesOnRequest
	const floors = layout.flatMap(({ floor, areas }) => [floor, ...areas])
	return [name, description, ...lists.flat(), ...extraTexts, ...floors, ...images.map(({ alt }) => alt)]
}

/** The longer texts. Short list entries such as 'Air conditioning' may repeat between properties. */
const prose = (property: Villa | Hotel): string[] => [
	property.description,
	...('descriptionExtended' in property
		? [property.descriptionExtended, property.descriptionTitle, property.descriptionSubtitle]
		: []),
	...property.highlights,
	...property.images.map(({ alt }) => alt),
]

const sentences = (texts: string[]) =>
	texts.flatMap((text) => text.split(/(?<=[.?!])\s+/)).map((sentence) => sentence.toLowerCase().replace(/\.$/, ''))

const countWords = (text: string) => text.split(/\s+/).length

test.each(properties)(
	'the texts of $name have no filler words, British spelling and typographic apostrophes',
	(property) => {
		const texts = lines(property)
		expect(texts.filter((line) => FILLER.test(line))).toEqual([])
		expect(texts.filter((line) => AMERICAN.test(line))).toEqual([])
		expect(texts.filter((line) => /['"]| - |--|\s{2}/.test(line))).toEqual([])
	},
)

test('the texts of tiles and hero pictures follow the same rules', () => {
	const lines = [...destinations, ...services].map(({ line }) => line)
	const texts = [
		...lines,
		...[...destinations, ...services, ...Object.values(heroPictures)].map(({ picture }) => picture.alt),
	]
	expect(texts.filter((line) => FILLER.test(line) || AMERICAN.test(line) || line.includes("'"))).toEqual([])
	expect(texts.filter((line) => line.length < 25)).toEqual([])
})

test.each(properties)('the description of $name has 60 to 110 words', ({ description }) => {
	expect(countWords(description)).toBeGreaterThanOrEqual(60)
	expect(countWords(description)).toBeLessThanOrEqual(110)
})

test.each(hotels)('the extended description of $name has 120 to 200 words', ({ descriptionExtended }) => {
	expect(countWords(descriptionExtended)).toBeGreaterThanOrEqual(120)
	expect(countWords(descriptionExtended)).toBeLessThanOrEqual(200)
})

test('no two properties share a sentence', () => {
	const owners = new Map<string, string>()
	const shared: string[] = []
	for (const property of properties)
		for (const sentence of sentences(prose(property))) {
			const owner = owners.get(sentence)
			if (owner !== undefined && owner !== property.name) shared.push(sentence)
			owners.set(sentence, property.name)
		}
	expect(shared).toEqual([])
	expect(owners.size).toBeGreaterThan(500)
})
