import type { PortalTrip } from './whole-trip.ts'

/** The pictures a trip without one of its own may have, each with the words of a destination that ask for it (PORTAL-17). */
const PICTURES = [
	['monaco', ['monaco', 'monte carlo']],
	['porto', ['porto', 'portugal']],
	['lagoon', ['beach', 'bora', 'maldives', 'tropical']],
	['mountains', ['mountain', 'alps', 'ski']],
	['desert', ['dubai', 'abu dhabi', 'oman']],
	['city', ['city', 'urban']],
] as const
export type PictureName = (typeof PICTURES)[number][0]

/** The picture of a trip that has none: by its destination, else by its id, so that it is always the same one. */
export function defaultPicture({ id, destination }: Pick<PortalTrip, 'id' | 'destination'>): PictureName {
	const words = ` ${plain(destination ?? '')} `
	const wanted = PICTURES.find(([, keywords]) => keywords.some((keyword) => hasWord(words, keyword)))
	return (wanted ?? PICTURES[sumOfCharacters(id) % PICTURES.length] ?? PICTURES[0])[0]
}

/** Whole words only, or Skiathos would have snow; their plural counts. */
const hasWord = (words: string, keyword: string) =>
	['', 's', 'es'].some((ending) => words.includes(` ${keyword}${ending} `))

/** 'Monte-Carlo' as 'monte carlo' */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')

const sumOfCharacters = (id: string) =>
	Array.from(id).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)
