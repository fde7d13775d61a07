import { findDestination } from '#shared/places/destination-zone.ts'
import type { PortalTrip } from './whole-trip.ts'

/** The default trip pictures, each with its destination keywords (PORTAL-17). */
const PICTURES = [
	['monaco', ['monaco', 'monte carlo']],
	['porto', ['porto', 'portugal']],
	['lagoon', ['beach', 'bora', 'maldives', 'tropical']],
	['mountains', ['mountain', 'alps', 'ski']],
	['desert', ['dubai', 'abu dhabi', 'oman']],
	['city', ['city', 'urban']],
] as const
export type PictureName = (typeof PICTURES)[number][0]

const listed = (text: string) => text.replaceAll(/\s+/g, ' ').split(', ')

/** The picture that suits a known town, region or country, by its keyword in shared/places/destinations.ts. */
const SUITABLE: Readonly<Record<PictureName, readonly string[]>> = {
	// Coasts of the Mediterranean.
	monaco:
		listed(`amalfi, cannes, capri, corsica, cote d azur, croatia, cyprus, french riviera, greece, ibiza, italian, italy, mallorca, malta,
		marbella, montenegro, mykonos, nice, porto cervo, porto heli, porto montenegro, porto rotondo, positano, saint tropez,
		santorini, sardinia, sicily, st tropez, turkey`),
	// Old towns and their rivers.
	porto: listed('algarve, azores, france, lisbon, madeira, normandy, portuguese, provence, spain, tuscany'),
	lagoon:
		listed(`antigua, ari atoll, baa atoll, bahamas, bali, barbados, bora bora, british virgin islands, canary islands, cancun, caribbean,
		cayman, dhaalu atoll, fiji, french polynesia, grenada, hawaii, jamaica, koh samui, laamu atoll, lhaviyani atoll, male,
		mauritius, mexico, miami, mustique, noonu atoll, phuket, raa atoll, saint lucia, seychelles, sri lanka, st barths, st barts, st
		lucia, tahiti, tenerife, thailand, turks and caicos, vietnam, zanzibar`),
	mountains:
		listed(`aspen, austria, cape town, courchevel, dolomites, french alps, gstaad, iceland, lake como, new zealand, peru, scotland, south
		africa, st moritz, swiss, swiss alps, switzerland, verbier, zermatt`),
	// A tent in the evening suits a safari too.
	desert:
		listed(`al jabal al akhdar, doha, egypt, kenya, marrakech, morocco, muscat, nizwa, qatar, ras al khaimah, saadiyat, saudi arabia,
		tanzania, uae, united arab emirates`),
	city: listed(`england, hong kong, japan, las vegas, london, los angeles, new york, paris, rome, singapore, sydney, tokyo, united kingdom,
		venice`),
}

/** The default picture of a trip: by its destination, or else by its id, so that it never changes. */
export function defaultPicture({ id, destination }: Pick<PortalTrip, 'id' | 'destination'>): PictureName {
	const byId = PICTURES[sumOfCharacters(id) % PICTURES.length] ?? PICTURES[0]
	return pictureOfDestination(destination) ?? byId[0]
}

/** The picture whose keyword the destination contains, or that suits the place it names. Null for an unknown place. */
export function pictureOfDestination(destination: string | null): PictureName | null {
	const words = ` ${plain(destination ?? '')} `
	const wanted = PICTURES.find(([, keywords]) => keywords.some((keyword) => hasWord(words, keyword)))
	return wanted?.[0] ?? suitablePicture(destination)
}

function suitablePicture(destination: string | null): PictureName | null {
	const keyword = findDestination(destination)?.keyword
	return (
		PICTURES.map(([name]) => name).find((name) => keyword !== undefined && SUITABLE[name].includes(keyword)) ?? null
	)
}

/** Matches whole words only, so that 'ski' doesn't match Skiathos. Plurals count. */
const hasWord = (words: string, keyword: string) =>
	['', 's', 'es'].some((ending) => words.includes(` ${keyword}${ending} `))

/** 'Monte-Carlo' becomes 'monte carlo'. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')

const sumOfCharacters = (id: string) =>
	Array.from(id).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)
