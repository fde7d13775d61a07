import type { HotelContent, ItemContent, VillaContent } from '../content.ts'
import { eventTagsOf, slugOf } from '../events/event-slug.ts'
import { advice, error, type Finding, missingFilm, missingPicture, type Surroundings } from './finding.ts'
import { countryName } from './vocabulary.ts'
import { countWords } from './wording.ts'

type PropertyItem = Extract<ItemContent, { kind: 'villa' | 'hotel' }>

/** How far a rating may be from the mean of its parts, with a tolerance for how fractions are stored. */
const RATING_TOLERANCE = 0.050001

/** What the fields of a complete villa or hotel say about each other, and about other properties. */
export function propertyFindings(item: PropertyItem, around: Surroundings): Finding[] {
	const { kind, content } = item
	const expected = countryName(content.countryCode)
	return [
		around.hasName(kind, content.name) && error('name', `Another ${kind} has this name`),
		expected === null && error('countryCode', 'Choose a country'),
		expected !== null &&
			expected !== content.country &&
			error('country', `Write ${expected}: one country has one spelling`),
		...content.images.map(
			({ name }, index) => !around.hasPicture(name) && error(`images.${index}.name`, missingPicture(name)),
		),
		new Set(content.images.map(({ name }) => name)).size < content.images.length &&
			error('images', 'The same picture is there twice'),
		content.videoHero !== null &&
			!around.hasFilm(content.videoHero) &&
			error('videoHero', missingFilm(content.videoHero)),
		...(kind === 'villa' ? villaFindings(content) : hotelFindings(content, around)),
		...adviceFor(content),
	].filter((finding) => finding !== false)
}

const villaFindings = ({ suites, suitesCount }: VillaContent) => [
	suites.reduce((sum, { count }) => sum + count, 0) !== suitesCount &&
		error('suitesCount', 'The counts of the suites add up to another number'),
]

function hotelFindings(hotel: HotelContent, around: Surroundings): (Finding | false)[] {
	const parts = Object.values(hotel.privilegeRatingBreakdown)
	const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length
	const eventTags = eventTagsOf(hotel)
	return [
		Math.abs(mean - hotel.privilegeRating) > RATING_TOLERANCE &&
			error('privilegeRating', `The mean of the ratings is ${mean.toFixed(1)}`),
		around.isRatedOutOfOrder(hotel) &&
			error('privilegeRatingLabel', 'A hotel with a better rating has a lesser label, or the reverse'),
		eventTags.some((tag) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slugOf(tag))) &&
			error('eventTags', 'Use letters without accents, digits and single spaces'),
		eventTags.some(around.isSpelledOtherwise) &&
			error('eventTags', 'Another event has the same address: spell it in the same way'),
		hotel.sizeText !== `${hotel.size} sqm per room` && advice('sizeText', 'The list shows another size'),
		...lengthAdvice('descriptionExtended', hotel.descriptionExtended, 120, 200),
	]
}

const adviceFor = ({ description, images, suites, latitude, longitude }: VillaContent | HotelContent) => [
	...lengthAdvice('description', description, 60, 110),
	images.length < 8 && advice('images', 'Search engines ask for eight pictures or more'),
	suites.filter(({ features }) => features.length > 6).length < Math.min(2, suites.length) &&
		advice('suites', `Describe ${suites.length === 1 ? 'it' : 'two kinds of room'} with more than six features`),
	...(['latitude', 'longitude'] as const).map(
		(name) =>
			!isPrecise(name === 'latitude' ? latitude : longitude) &&
			advice(name, 'Search engines need five decimals, about a metre'),
	),
]

/** At least five decimals: about a metre (SITE-11). */
const isPrecise = (degrees: number) => /\.\d{5,}$/.test(String(degrees))

function lengthAdvice(path: string, text: string, least: number, most: number) {
	const words = countWords(text)
	return [(words < least || words > most) && advice(path, `${words} words: ${least} to ${most} read best`)]
}
