import { type Scene, sceneOf } from '#shared/trips/scene-of-destination.ts'
import { type PictureName, pictureOfDestination } from '#shared/trips/trip-picture.ts'

/**
 * The drawing on the cover of a trip without a picture of its own (DOC-37), in `covers/`: the portal's where a keyword chooses it, else one
 * that suits the place or the country of the destination, else a coast that could be anywhere.
 */
export const coverScene = ({ destination }: { destination: string | null }): PictureName | Scene =>
	pictureOfDestination(destination) ?? sceneOf(destination) ?? 'horizon'
