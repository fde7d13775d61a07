import type { PlaceEnd } from './place.ts'

/** What happens to the travellers. `goesOn`: a further day of an activity of several days. */
export type Happening = 'leaves' | 'lands' | 'checkIn' | 'checkOut' | 'pickUp' | 'starts' | 'goesOn'

/** The order of what happens at the same instant: who leaves a hotel has slept there, and who lands needs the car. */
export const RANKS: Readonly<Record<Happening, number>> = {
	checkOut: 0,
	leaves: 1,
	lands: 2,
	pickUp: 3,
	checkIn: 4,
	starts: 5,
	goesOn: 5,
}

/**
 * Where a moment without an hour belongs among the moments of its day: first, but after what takes place at a hotel before they leave
 * it; after the way to a place; before the flight of the day; or last.
 */
export type Untimed = 'first' | { firstButAfterWhatIsAt: string } | { arrivesAt: string } | 'beforeFlight' | 'last'

/** A moment as a kind of record declares it, by the clock of its own place. */
export type DeclaredMoment = {
	what: Happening
	/** '2026-05-21' */
	day: string
	/** '14:30'; null when only the day is known. */
	clock: string | null
	/** What was typed, where it is not simply the clock: 'sunset', 'from 2pm'. */
	said: string | null
	at: PlaceEnd
	/** When it is over, by the clock of one of the record's places. */
	until?: { day: string; clock: string; at: PlaceEnd }
	untimed?: Untimed
	/** The place it takes the travellers to, by its name. Missing where it takes them away. */
	leadsTo?: string
	/** A line for its travellers: 'Check in at Hôtel Belle Rade'. */
	title: string
	detail: string | null
}
