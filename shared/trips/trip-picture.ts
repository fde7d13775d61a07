import { type Scene, sceneOf } from './scene-of-destination.ts'
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

/** The portal's picture of each scene. */
const PICTURE_OF_SCENE: Readonly<Record<Scene, PictureName>> = {
	city: 'city',
	mountains: 'mountains',
	lagoon: 'lagoon',
	desert: 'desert',
	'french-riviera': 'monaco',
	'italian-coast': 'monaco',
	caribbean: 'lagoon',
	horizon: 'porto',
}

/**
 * The default picture of a trip: by a keyword of its destination, by the place that it names, or else by the trip's id, so that it never
 * changes.
 */
export function defaultPicture({ id, destination }: Pick<PortalTrip, 'id' | 'destination'>): PictureName {
	const [byId] = PICTURES[sumOfCharacters(id) % PICTURES.length] ?? PICTURES[0]
	const scene = sceneOf(destination)
	return pictureOfDestination(destination) ?? (scene ? PICTURE_OF_SCENE[scene] : byId)
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
