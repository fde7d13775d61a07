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

/** The default picture of a trip: by its destination, or else by its id, so that it never changes. */
export function defaultPicture({ id, destination }: Pick<PortalTrip, 'id' | 'destination'>): PictureName {
	const byId = PICTURES[sumOfCharacters(id) % PICTURES.length] ?? PICTURES[0]
	return pictureOfDestination(destination) ?? byId[0]
}

/** The picture whose keyword the destination contains, or null. */
export function pictureOfDestination(destination: string | null): PictureName | null {
	const words = ` ${plain(destination ?? '')} `
	return PICTURES.find(([, keywords]) => keywords.some((keyword) => hasWord(words, keyword)))?.[0] ?? null
}

/** Matches whole words only, so that 'ski' doesn't match Skiathos. Plurals count. */
const hasWord = (words: string, keyword: string) =>
	['', 's', 'es'].some((ending) => words.includes(` ${keyword}${ending} `))

/** 'Monte-Carlo' becomes 'monte carlo'. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')

const sumOfCharacters = (id: string) =>
	Array.from(id).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)
