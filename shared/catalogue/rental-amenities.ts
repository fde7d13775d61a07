import type { Villa } from './property.ts'

/** Google's fixed names, each with the words by which a villa's own texts tell that it has one. */
const TOLD_BY: readonly (readonly [name: string, words: RegExp])[] = [
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
/** Only as part of the price. */
const INCLUDED: typeof TOLD_BY = [['airportShuttle', /\btransfers to and from the airport\b|\bmet at \S+ airport\b/i]]

/** What a villa has, in the fixed English list of Google's vacation rentals: only what its page says (SITE-12). */
export function rentalAmenities({ highlights, suites, layout, services }: Villa): string[] {
	const texts = [
		...highlights,
		...services,
		...suites.flatMap(({ features }) => features),
		...layout.flatMap(({ areas }) => areas),
	]
	const isTold = (among: readonly string[], words: RegExp) => among.some((text) => words.test(text))
	return [
		...TOLD_BY.filter(([, words]) => isTold(texts, words)),
		...INCLUDED.filter(([, words]) => isTold(services, words)),
	]
		.map(([name]) => name)
		.toSorted()
}
