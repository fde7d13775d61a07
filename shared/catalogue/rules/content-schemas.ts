import { z } from 'zod'
import { line, lines } from '#shared/schemas.ts'
import { type ItemKind, LODGING_TYPES, OPENING_KEYS } from '../content.ts'
import { AMENITY_TAGS, FACILITY_GROUPS, RATING_LABELS } from './vocabulary.ts'

/**
 * The fields of every item, each declared once. `draft`: right names, JSON types and sizes, while any field may be missing or unfinished.
 * `published`: complete and within all limits.
 */
type Stage = 'draft' | 'published'

/** More of anything than a page can show. */
const MOST = 100

const hundredths = z.int('Choose a point of the picture').min(0).max(100)

const isUnique = (list: readonly unknown[]) => new Set(list).size === list.length

function fieldsFor(stage: Stage) {
	const isDraft = stage === 'draft'
	const text = (max = 200) => (isDraft ? line(max) : line(max).min(1, 'Enter text'))
	const paragraphs = (max: number) => (isDraft ? lines(max) : lines(max).min(1, 'Enter text'))
	const matching = (pattern: RegExp, message: string) => (isDraft ? line() : line().regex(pattern, message))
	const oneOf = <T extends readonly [string, ...string[]]>(options: T) =>
		isDraft ? line() : z.enum(options, `Choose one of: ${options.join(', ')}`)
	const listOf = <T extends z.ZodType>(item: T, least: number, most = MOST) => {
		const list = z.array(item, 'Enter a list').max(most, `At most ${most}`)
		return isDraft
			? list
			: list
					.min(least, least === 1 ? 'Add one' : `At least ${least} are needed`)
					.refine(isUnique, 'Has one entry twice')
	}
	/** Drafts have null where a number was cleared. */
	const number = (min: number, max: number) => {
		const limited = z.number('Enter a number').min(min, `At least ${min}`).max(max, `At most ${max}`)
		return isDraft ? z.number('Enter a number').nullable() : limited
	}
	const whole = (min: number, max: number) =>
		isDraft
			? z.number('Enter a whole number').nullable()
			: z.int('Enter a whole number').min(min, `At least ${min}`).max(max, `At most ${max}`)
	const rating = number(1, 10)
	const picture = z.strictObject({
		name: matching(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, 'Choose a picture'),
		alt: isDraft
			? line(400)
			: line(400).min(25, 'Describe the picture in at least 25 characters').max(250, 'At most 250 characters'),
		focal: z.tuple([hundredths, hundredths], 'Choose a point of the picture').optional(),
	})
	const suite = { type: text(), size: matching(/^\d+ sqm$/, 'Write it like ‘38 sqm’'), features: listOf(text(), 4) }
	const layout = (floor: z.ZodType) => listOf(z.strictObject({ floor, areas: listOf(text(), 1) }), 1)

	const property = {
		name: text(),
		location: text(),
		country: text(),
		countryCode: matching(/^[A-Z]{2}$/, 'Choose a country'),
		latitude: number(-90, 90),
		longitude: number(-180, 180),
		bedrooms: whole(0, 99),
		bathrooms: whole(0, 99),
		guests: whole(1, 99),
		size: whole(1, 1500),
		price: whole(1, 9_999_999),
		suitesCount: whole(1, 9999),
		description: paragraphs(5000),
		highlights: listOf(text(), 6, isDraft ? MOST : 10),
		services: listOf(text(), 4),
		images: listOf(picture, 1, 40),
		videoHero: text().nullable(),
	}
	const villa = {
		...property,
		sizeText: matching(/^[\d,]+ sqm$/, 'Write it like ‘1,100 sqm’').nullable(),
		suites: listOf(z.strictObject({ ...suite, count: whole(1, 99) }), 1),
		layout: layout(text()),
		servicesOnRequest: listOf(text(), 4),
	}
	const hotel = {
		...property,
		sizeText: matching(/^\d+ sqm per room$/, 'Write it like ‘45 sqm per room’'),
		suites: listOf(z.strictObject({ ...suite, guestsPerRoom: whole(1, 99) }), 1),
		layout: layout(oneOf(FACILITY_GROUPS)),
		starRating: isDraft ? z.number('Enter a number').nullable() : z.literal([4, 5], 'Choose 4 or 5 stars'),
		offSeasonPrice: whole(1, 9_999_999),
		privilegeRating: rating,
		privilegeRatingLabel: oneOf(RATING_LABELS),
		privilegeReviews: whole(1, 9_999_999),
		privilegeRatingBreakdown: z.strictObject({
			...{ location: rating, service: rating, cleanliness: rating, comfort: rating, facilities: rating },
			...{ valueForMoney: rating, freeWiFi: rating.optional(), staff: rating.optional() },
		}),
		descriptionTitle: text(),
		descriptionSubtitle: text(),
		descriptionExtended: paragraphs(8000),
		eventTag: text(80).nullable(),
		eventTags: listOf(text(80), 0),
		amenityTags: listOf(isDraft ? line() : z.enum(AMENITY_TAGS, 'Choose from the list of amenities'), 6),
		checkinTime: matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write it like 15:00'),
		checkoutTime: matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write it like 11:00'),
	}
	const listWords = { subtitle: text(), description: text(300) }
	const words = z.strictObject(listWords)
	/** An object that a draft may have written in part. */
	const group = (shape: z.ZodRawShape) => (isDraft ? z.strictObject(shape).partial() : z.strictObject(shape))
	const titledLines = listOf(z.strictObject({ title: text(), line: text(300) }), 1, 8)
	const numbers = listOf(z.string().regex(/^\d{1,9}$/, 'Enter the number of a property'), 0)
	const landing = {
		openings: z.strictObject(Object.fromEntries(OPENING_KEYS.map((key) => [key, z.strictObject({ picture })]))),
		lists: z.strictObject({ villas: words, hotels: words }),
		destinations: listOf(
			z.strictObject({ name: text(), line: text(), villas: numbers, hotels: numbers, picture }),
			1,
			24,
		),
		services: listOf(
			z.strictObject({
				title: text(),
				line: text(),
				href: isDraft ? line().nullable() : z.literal(['/hotels', '/villas', null], 'Choose a list'),
				picture,
			}),
			1,
			8,
		),
		words: group({
			...listWords,
			introduction: group({ title: text(), text: paragraphs(2000) }),
			itineraries: text(400),
			differences: group({ title: text(), entries: titledLines }),
			companies: group({ line: text(300), entries: titledLines }),
			contact: text(300),
		}).optional(),
		planners: listOf(z.strictObject({ name: text(), role: text(), line: text(300), picture }), 0, 24).optional(),
		events: listOf(z.strictObject({ name: text(80), line: text(400), description: text(300) }), 0, 50).optional(),
		renamedEvents: listOf(z.strictObject({ formerName: text(80), name: text(80) }), 0).optional(),
	}
	const library = {
		name: text(),
		...{ location: line().optional(), country: line(60).optional(), phone: line(60).optional() },
		description: lines(5000).optional(),
		images: z
			.array(z.strictObject({ ...picture.shape, alt: line(250) }), 'Enter a list')
			.max(40, 'At most 40')
			.optional(),
	}
	const lodging = {
		...library,
		type: z.enum(LODGING_TYPES, `Choose one of: ${LODGING_TYPES.join(', ')}`).nullish(),
		...{ address: line(500).optional(), checkInFrom: line(60).optional(), checkOutBy: line(60).optional() },
	}
	const experience = {
		...library,
		...{ time: line(60).optional(), endTime: line(60).optional() },
		additionalInformation: lines(5000).optional(),
	}
	return { villa, hotel, landing, lodging, experience }
}

const draft = fieldsFor('draft')
const published = fieldsFor('published')

/** What a draft's fields may hold, by their names. A draft may lack any of them. */
export const draftFields: Readonly<Record<ItemKind, Readonly<Record<string, z.ZodType>>>> = draft

/** The exact fields of an item that may be published. Errors name what to correct. */
export const contentSchemas: Readonly<Record<ItemKind, z.ZodType>> = {
	villa: z.strictObject(published.villa),
	hotel: z.strictObject(published.hotel),
	landing: z.strictObject(published.landing),
	lodging: z.strictObject(published.lodging),
	experience: z.strictObject(published.experience),
}
