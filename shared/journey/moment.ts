import type { BookedKind } from '../trips/kinds/registry.ts'
import type { Happening } from './declared-moment.ts'
import type { Place } from './place.ts'

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
