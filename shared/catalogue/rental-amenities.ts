import type { Villa } from './property.ts'

/** Google's fixed names of amenities, each with the pattern by which a villa's texts mention it. */
const PATTERNS: readonly (readonly [name: string, words: RegExp])[] = [
	['ac', /\bair conditioning\b/i],
	['balcony', /\bbalcony\b/i],
	['beachAccess', /\b(steps|path|gate) to (a|the|its own) (beach|cove)\b|\bbeach access\b/i],
	['fireplace', /\b(hearth|fireplace)\b/i],
	['gymFitnessEquipment', /\b(gym|fitness)\b/i],
	['hotTub', /\b(hot tub|whirlpool|jacuzzi)\b/i],
	['kitchen', /\bkitchen\b(?! garden)/i],
	['outdoorGrill', /\b(grill|barbecue)\b/i],
	['ovenStove', /\b(oven|stove)\b/i],
	['patio', /\b(patio|terrace|loggia|deck|courtyard)\b/i],
	['pool', /\bpool\b/i],
	['wifi', /\bwi-?fi\b/i],
]
/** Amenities that count only if they are included in the price. */
const INCLUDED_PATTERNS: typeof PATTERNS = [
	['airportShuttle', /\btransfers to and from the airport\b|\bmet at \S+ airport\b/i],
]

/** A villa's amenities in the names of Google's vacation rentals: only those that its page mentions (SITE-12). */
export function rentalAmenities({
	highlights,
	suites,
	layout,
	services,
}: Pick<Villa, 'highlights' | 'suites' | 'layout' | 'services'>): string[] {
	const texts = [
		...highlights,
		...services,
		...suites.flatMap(({ features }) => features),
		...layout.flatMap(({ areas }) => areas),
	]
	const mentions = (among: readonly string[], words: RegExp) => among.some((text) => words.test(text))
	return [
		...PATTERNS.filter(([, words]) => mentions(texts, words)),
		...INCLUDED_PATTERNS.filter(([, words]) => mentions(services, words)),
	]
		.map(([name]) => name)
		.toSorted()
}
