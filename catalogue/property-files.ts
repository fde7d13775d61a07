import { z } from 'zod'

/** The amenity tags, in one order and spelling (SITE-104). */
export const TAGS =
	'Breakfast, Outdoor Swimming Pool, Indoor Swimming Pool, Restaurant, Airport shuttle, Free on-site parking, Valet parking, Spa, Free WiFi, Sea view, Beachfront, Casino access, City center, Air conditioning, Bar, Rooftop terrace, Modern design, Business center, Rooftop pool, Beach access, Fine dining, Private beach area, Butler service, Tennis court, Golf course nearby, Health club, Mountain view, Infinity pool, Fitness center, Private pool villas, Hammam, Desert view, Falconry, Horseback riding, Nature reserve, Kids Club, Waterpark access, Turtle sanctuary'.split(
		', ',
	)
/** The headings of a hotel's facilities. */
const GROUPS =
	'Dining & Entertainment, Wellness & Recreation, Outdoor Facilities, Amenities, Activities & Experiences'.split(', ')
/** From the lowest rating to the highest. */
export const LABELS = ['Very Good', 'Excellent', 'Wonderful', 'Superb', 'Fantastic', 'Exceptional'] as const
/** The countries of the catalogue, each spelled one way, with its ISO 3166-1 code. */
export const CODE_OF: Record<string, string> = {
	France: 'FR',
	'French Polynesia': 'PF',
	Italy: 'IT',
	Monaco: 'MC',
	Oman: 'OM',
	Portugal: 'PT',
	UAE: 'AE',
}

const text = z.string().trim().min(1)
const whole = z.int().positive()
const mark = z.number().min(1).max(10)
/** To five decimals or more: about a metre (SITE-11). */
const degrees = (most: number) =>
	z
		.number()
		.min(-most)
		.max(most)
		.refine((at) => /\.\d{5,}$/.test(String(at)), 'is not told to five decimals')
export const noRepeats = (list: string[]) => new Set(list).size === list.length
const list = (atLeast: number) => z.array(text).min(atLeast).refine(noRepeats, 'says something twice')
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
	country: z.enum(Object.keys(CODE_OF)),
	countryCode: z.enum(Object.values(CODE_OF)),
	latitude: degrees(90),
	longitude: degrees(180),
	bedrooms: z.int().min(0),
	bathrooms: z.int().min(0),
	guests: whole,
	size: whole.max(1500),
	price: whole,
	suitesCount: whole,
	description: text,
	highlights: list(6).max(10),
	layout: z.array(z.strictObject({ floor: text, areas: list(1) })).min(3),
	services: list(4),
	images: z.array(picture),
	videoHero: text.nullable(),
})
/** What the file of a villa holds: every field, and no other. */
export const villaFile = property.extend({
	sizeText: z
		.string()
		.regex(/^[\d,]+ sqm$/)
		.nullable(),
	suites: z.array(suite.extend({ count: whole })).min(3),
	servicesOnRequest: list(4),
})
/** The same of a hotel. */
export const hotelFile = property.extend({
	sizeText: z.string().regex(/^\d+ sqm per room$/),
	bedrooms: z.literal(0),
	bathrooms: z.literal(0),
	guests: z.literal(2),
	starRating: z.literal([4, 5]),
	offSeasonPrice: whole,
	privilegeRating: mark,
	privilegeRatingLabel: z.enum(LABELS),
	privilegeReviews: whole,
	privilegeRatingBreakdown: z.strictObject({
		location: mark,
		service: mark,
		cleanliness: mark,
		comfort: mark,
		facilities: mark,
		valueForMoney: mark,
		freeWiFi: mark.optional(),
		staff: mark.optional(),
	}),
	descriptionTitle: text,
	descriptionSubtitle: text,
	descriptionExtended: text,
	eventTag: text.nullable(),
	eventTags: list(0),
	suites: z.array(suite.extend({ guestsPerRoom: whole })).min(3),
	layout: z.array(z.strictObject({ floor: z.enum(GROUPS), areas: list(1) })).min(3),
	amenityTags: z.array(z.enum(TAGS)).min(6).refine(noRepeats),
	checkinTime: z.literal('15:00'),
	checkoutTime: z.literal('11:00'),
})
