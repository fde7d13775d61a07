import type { BookedKind } from '../trips/kinds/registry.ts'
import type { Place, PlaceEnd } from './place.ts'

/** What happens to the travellers. `goesOn`: a further day of an activity of several days. */
export type Happening = 'leaves' | 'lands' | 'checkIn' | 'checkOut' | 'pickUp' | 'starts' | 'goesOn'

/** The order of what happens at the same instant: who leaves a hotel has slept there, and who lands needs the car. */
export const RANKS: Readonly<Record<Happening, number>> = {
	checkOut: 0,
	leaves: 1,
	lands: 1,
	pickUp: 2,
	checkIn: 3,
	starts: 4,
	goesOn: 4,
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

/** One thing that happens on a trip, at one place. A flight has two moments, a stay two, a transfer one. */
export type Moment = {
	/** Unique in the journey, and the same however the trip changes. */
	key: string
	part: { list: BookedKind; id: string }
	what: Happening
	/** The day and the clock on the wall there. `clock` is null when only the day is known. */
	day: string
	clock: string | null
	/** What was typed, where it is not simply the clock: 'sunset', 'from 2pm'. Show it instead of the clock. */
	said: string | null
	place: Place | null
	/** The zone of its place: null when unknown. */
	zone: string | null
	/** The instant (milliseconds UTC). Null without an hour or a zone. */
	at: number | null
	/** The instant at which it is over, where that is known: of a flight that leaves, its landing. */
	until: number | null
	/** Orders the moments of a journey: `at`, or an instant where one without an hour belongs. Never shown. */
	order: number
	/** The instant at which its day ends there. */
	dayEnds: number
	/** On request: not confirmed yet. What ends is never marked. */
	pending: boolean
	/** Only in a journey that was asked for with what is cancelled. */
	cancelled: boolean
	title: string
	detail: string | null
}
