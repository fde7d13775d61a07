import type { PictureName } from '../trips/trip-picture.ts'
import type { Day } from './days.ts'
import type { Journey } from './journey.ts'
import type { Moment } from './moment.ts'

/**
 * The journey as a traveller's page gets it (PORTAL-74). The server computes it from what this viewer sees of the trip, so the page needs
 * neither the tables of places nor the rules of each kind, and it works on a device without a network.
 */
export type SentJourney = Pick<Journey, 'days' | 'legs' | 'stops'> & {
	/** The zone of the trip's destination. */
	zone: string
	/** The drawing for a trip without a picture of its own (PORTAL-17). */
	drawing: PictureName
}

/** The moments of a sent journey in order: each is in one day. */
export const momentsOf = ({ days }: { days: readonly Day[] }): Moment[] => days.flatMap(({ moments }) => moments)
