import { AREAS, PLACES } from './destinations.ts'

const tiers = [PLACES, AREAS].map((tier) =>
	Object.entries(tier).flatMap(([zone, keywords]) => keywords.map((keyword) => ({ keyword, zone }))),
)

/** 'Côte d’Azur & Monte-Carlo' as ' cote d azur and monte carlo ' */
const words = (text: string) =>
	` ${text
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll('ı', 'i')
		.toLowerCase()
		.replaceAll('&', ' and ')
		.replaceAll(/[^a-z]+/g, ' ')
		.trim()} `

/**
 * The word of our map that a destination names, and its zone. Whole words only, or Romania would be in Oman and Venice in Nice; the one
 * named first counts, and of two that begin together the longer. Null when none is named.
 */
export function findDestination(destination: string | null): { keyword: string; zone: string } | null {
	const text = words(destination ?? '')
	for (const tier of tiers) {
		const named = tier
			.map((place) => ({ ...place, at: text.indexOf(` ${place.keyword} `) }))
			.filter(({ at }) => at >= 0)
			.toSorted((a, b) => a.at - b.at || b.keyword.length - a.keyword.length)[0]
		if (named) return { keyword: named.keyword, zone: named.zone }
	}
	return null
}

/** The zone a destination's clock is shown in; 'UTC' when it is not known (specification 2 section 9). */
export const zoneOfDestination = (destination: string | null): string => findDestination(destination)?.zone ?? 'UTC'
