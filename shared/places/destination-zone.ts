import { AREAS, PLACES } from './destinations.ts'

type KnownDestination = {
	/** The keyword in destinations.ts. */
	keyword: string
	/** As the trip spells it: 'Côte d’Azur'. */
	name: string
	zone: string
}

const tiers = [PLACES, AREAS].map((tier) =>
	Object.entries(tier).flatMap(([zone, keywords]) => keywords.map((keyword) => ({ keyword, zone }))),
)

/** 'Côte' becomes 'cote' and '&' becomes 'and'. Letters of other scripts stay and match nothing. */
export const normalize = (word: string) =>
	word === '&' ? 'and' : word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase()

/**
 * Finds the known place that a destination names. Only whole words match, or Romania would be in Oman and Venice in Nice. The place named
 * first wins, and of two that begin at the same word the longer one. Null when none is named.
 */
export function findDestination(destination: string | null): KnownDestination | null {
	const text = destination ?? ''
	const words = [...text.matchAll(/[\p{L}\p{M}]+|&/gu)].map(({ 0: word, index }) => ({
		normalized: normalize(word),
		from: index,
		to: index + word.length,
	}))
	const spaced = ` ${words.map((word) => word.normalized).join(' ')} `
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

/** The zone in which a destination's time is shown; 'UTC' when unknown (PORTAL-6). */
export const zoneOfDestination = (destination: string | null): string => findDestination(destination)?.zone ?? 'UTC'
