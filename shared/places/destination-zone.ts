import { AREAS, PLACES } from './destinations.ts'

type KnownDestination = {
	/** The word of our map. */
	keyword: string
	/** As the traveller's own text has it: 'Côte d’Azur'. */
	name: string
	zone: string
}

const tiers = [PLACES, AREAS].map((tier) =>
	Object.entries(tier).flatMap(([zone, keywords]) => keywords.map((keyword) => ({ keyword, zone }))),
)

/** 'Côte' as 'cote', '&' as 'and'; what is no letter of ours stays and matches nothing. */
const plain = (word: string) =>
	word === '&' ? 'and' : word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase()

/**
 * The word of our map that a destination names. Whole words only, or Romania would be in Oman and Venice in Nice; the one named first
 * counts, and of two that begin together the longer. Null when none is named.
 */
export function findDestination(destination: string | null): KnownDestination | null {
	const text = destination ?? ''
	const words = [...text.matchAll(/[\p{L}\p{M}]+|&/gu)].map(({ 0: word, index }) => ({
		plain: plain(word),
		from: index,
		to: index + word.length,
	}))
	const spaced = ` ${words.map((word) => word.plain).join(' ')} `
	for (const tier of tiers) {
		const found = tier
			.map((place) => ({ ...place, at: spaced.indexOf(` ${place.keyword} `) }))
			.filter(({ at }) => at >= 0)
			.toSorted((a, b) => a.at - b.at || b.keyword.length - a.keyword.length)[0]
		if (!found) continue
		const { keyword, zone, at } = found
		const first = spaced.slice(0, at + 1).split(' ').length - 2
		const last = first + keyword.split(' ').length - 1
		return { keyword, zone, name: text.slice(words[first]?.from, words[last]?.to) }
	}
	return null
}

/** The zone a destination's clock is shown in; 'UTC' when it is not known (PORTAL-6). */
export const zoneOfDestination = (destination: string | null): string => findDestination(destination)?.zone ?? 'UTC'
