/** The amenity tags in their order and spelling (SITE-104). */
export const AMENITY_TAGS =
	'Breakfast, Outdoor Swimming Pool, Indoor Swimming Pool, Restaurant, Airport shuttle, Free on-site parking, Valet parking, Spa, Free WiFi, Sea view, Beachfront, Casino access, City center, Air conditioning, Bar, Rooftop terrace, Modern design, Business center, Rooftop pool, Beach access, Fine dining, Private beach area, Butler service, Tennis court, Golf course nearby, Health club, Mountain view, Infinity pool, Fitness center, Private pool villas, Hammam, Desert view, Falconry, Horseback riding, Nature reserve, Kids Club, Waterpark access, Turtle sanctuary'.split(
		', ',
	)

/** The headings of a hotel's facilities. */
export const FACILITY_GROUPS = [
	'Dining & Entertainment',
	'Wellness & Recreation',
	'Outdoor Facilities',
	'Amenities',
	'Activities & Experiences',
] as const

/** From the lowest rating to the highest (SITE-105). */
export const RATING_LABELS = ['Very Good', 'Excellent', 'Wonderful', 'Superb', 'Fantastic', 'Exceptional'] as const

/** Countries that our pages call by another name than the standard's. */
const OUR_NAMES: Readonly<Record<string, string>> = { AE: 'UAE' }
/** Codes that are no countries. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])
const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' })

/** The one English name of a country by its ISO 3166-1 alpha-2 code; null for anything else. */
export function countryName(code: string): string | null {
	if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRIES.has(code)) return null
	return OUR_NAMES[code] ?? names.of(code) ?? null
}
