import { z } from 'zod'

/** The amenity tags in their order and spelling (SITE-104). */
export const TAGS =
	'Breakfast, Outdoor Swimming Pool, Indoor Swimming Pool, Restaurant, Airport shuttle, Free on-site parking, Valet parking, Spa, Free WiFi, Sea view, Beachfront, Casino access, City center, Air conditioning, Bar, Rooftop terrace, Modern design, Business center, Rooftop pool, Beach access, Fine dining, Private beach area, Butler service, Tennis court, Golf course nearby, Health club, Mountain view, Infinity pool, Fitness center, Private pool villas, Hammam, Desert view, Falconry, Horseback riding, Nature reserve, Kids Club, Waterpark access, Turtle sanctuary'.split(
		', ',
	)
/** The headings of a hotel's facilities. */
const GROUPS =
	'Dining & Entertainment, Wellness & Recreation, Outdoor Facilities, Amenities, Activities & Experiences'.split(', ')
/** From the lowest rating to the highest. */
export const LABELS = ['Very Good', 'Excellent', 'Wonderful', 'Superb', 'Fantastic', 'Exceptional'] as const
/** The countries of the catalogue with their ISO 3166-1 codes. */
export const COUNTRY_CODES: Record<string, string> = {
	France: 'FR',
	'French Polynesia': 'PF',
	Italy: 'IT',
	Monaco: 'MC',
	Oman: 'OM',
	Portugal: 'PT',
	UAE: 'AE',
}

const text = z.string().trim().min(1)
const positiveInteger = z.int().positive()
const rating = z.number().min(1).max(10)
/** At least five decimals: about a metre (SITE-11). */
const degrees = (max: number) =>
	z
		.number()
		.min(-max)
		.max(max)
		.refine((at) => /\.\d{5,}$/.test(String(at)), 'has fewer than five decimals')
export const isUnique = (list: string[]) => new Set(list).size === list.length
const list = (min: number) => z.array(text).min(min).refine(isUnique, 'has duplicates')
const picture = z.strictObject({ name: z.string().regex(/^(villa|hotel)-\d+\/[a-z-]+$/), alt: z.string().min(25) })
const suite = z.strictObject({
	type: text,
	size: z.string().regex(/^\d+ sqm$/),
	features: list(4),
})
const property = z.strictObject({
	id: z.string().regex(/^\d+$/),
	name: text,
	location: text,
	country: z.enum(Object.keys(COUNTRY_CODES)),
	countryCode: z.enum(Object.values(COUNTRY_CODES)),
	latitude: degrees(90),
	longitude: degrees(180),
	bedrooms: z.int().min(0),
	bathrooms: z.int().min(0),
	guests: positiveInteger,
	size: positiveInteger.max(1500),
	price: positiveInteger,
	suitesCount: positiveInteger,
	description: text,
	highlights: list(6).max(10),
	layout: z.array(z.strictObject({ floor: text, areas: list(1) })).min(3),
	services: list(4),
	images: z.array(picture),
	videoHero: text.nullable(),
})
/** The exact fields of a villa's file. */
export const villaSchema = property.extend({
	sizeText: z
		.string()
		.regex(/^[\d,]+ sqm$/)
		.nullable(),
	suites: z.array(suite.extend({ count: positiveInteger })).min(3),
	servicesOnRequest: list(4),
})
/** The exact fields of a hotel's file. */
export const hotelSchema = property.extend({
	sizeText: z.string().regex(/^\d+ sqm per room$/),
	bedrooms: z.literal(0),
	bathrooms: z.literal(0),
	guests: z.literal(2),
	starRating: z.literal([4, 5]),
	offSeasonPrice: positiveInteger,
	privilegeRating: rating,
	privilegeRatingLabel: z.enum(LABELS),
	privilegeReviews: positiveInteger,
	privilegeRatingBreakdown: z.strictObject({
		location: rating,
		service: rating,
		cleanliness: rating,
		comfort: rating,
		facilities: rating,
		valueForMoney: rating,
		freeWiFi: rating.optional(),
		staff: rating.optional(),
	}),
	descriptionTitle: text,
	descriptionSubtitle: text,
	descriptionExtended: text,
	eventTag: text.nullable(),
	eventTags: list(0),
	suites: z.array(suite.extend({ guestsPerRoom: positiveInteger })).min(3),
	layout: z.array(z.strictObject({ floor: z.enum(GROUPS), areas: list(1) })).min(3),
	amenityTags: z.array(z.enum(TAGS)).min(6).refine(isUnique),
	checkinTime: z.literal('15:00'),
	checkoutTime: z.literal('11:00'),
})
