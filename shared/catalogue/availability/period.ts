import { joinNights, type Nights, overlap } from './nights.ts'
import type { VillaFeed } from './villa-feed.ts'

/** What staff enter. Held: an option that is not booked yet. Closed: not let, such as for works or the owner's own stay. */
export const ENTERED_STATES = ['booked', 'held', 'closed'] as const
export type EnteredState = (typeof ENTERED_STATES)[number]
/** on_request: another platform does not sell the nights, or has not been heard of for a day. */
export type PeriodState = EnteredState | 'on_request'

/** Nights of a villa, and why they are not free. */
export type Period = Nights & {
	id: string
	state: PeriodState
	/** Entered here, from a stay of a trip, or from the calendar of another platform. */
	source: 'staff' | 'trip' | 'feed'
	/** The note, the name of the trip or of the platform, for staff only. */
	label: string | null
	tripId: string | null
}

/** Whether visitors see its nights as taken. An option may still fall through, so its nights are on request. */
export const isTaking = (state: PeriodState): boolean => state === 'booked' || state === 'closed'

/** Two periods that cannot both be right, in the order of their days. */
export type Conflict = { first: Period; second: Period }

/**
 * Periods of which some night is in both (CRM-219). Two options on the same nights are none: the first to book gets them. Nor are two stays
 * of one trip, such as those of two families in one villa, nor the same stay as a platform reports it.
 */
export function conflictsIn(periods: readonly Period[]): Conflict[] {
	const inOrder = periods.toSorted((a, b) => (a.from < b.from ? -1 : 1))
	const ownRuns = joinNights(periods.filter(({ source, state }) => source !== 'feed' && isTaking(state)))
	return inOrder.flatMap((first, at) =>
		inOrder
			.slice(at + 1)
			.filter((second) => overlap(first, second) && canConflict(first, second) && !isEcho(first, second, ownRuns))
			.map((second) => ({ first, second })),
	)
}

/**
 * Whether a platform reports what it has learned from us or from another platform: the same nights, or all nights of ours in a row as one.
 */
const isEcho = (first: Period, second: Period, ownRuns: readonly Nights[]) =>
	[first, second].some(
		(one) =>
			one.source === 'feed' && [...ownRuns, first === one ? second : first].some((other) => isSameStay(one, other)),
	)

const isSameStay = (a: Nights, b: Nights) => a.from === b.from && a.to === b.to

const canConflict = (first: Period, second: Period) =>
	first.state !== 'on_request' &&
	second.state !== 'on_request' &&
	(isTaking(first.state) || isTaking(second.state)) &&
	(first.tripId === null || first.tripId !== second.tripId)

/** A villa in the list of calendars. */
export type ListedCalendar = {
	itemId: string
	number: number | null
	name: string
	location: string
	conflicts: number
	/** How many calendars of other platforms are out of date. */
	staleFeeds: number
	/** The next nights that are not free, from today on. */
	next: (Nights & Pick<Period, 'state'>) | null
	completeUntil: string | null
}

export type VillaCalendar = Pick<ListedCalendar, 'itemId' | 'number' | 'name' | 'location' | 'completeUntil'> & {
	/** When the address for other platforms was made, an instant; null without one. */
	addressMadeAt: string | null
	/** From a month ago on. */
	periods: Period[]
	conflicts: Conflict[]
	feeds: VillaFeed[]
}
