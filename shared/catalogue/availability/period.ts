import { type Nights, overlap } from './nights.ts'

/** What staff enter. Held: an option that is not booked yet. Closed: not let, such as for works or the owner's own stay. */
export const ENTERED_STATES = ['booked', 'held', 'closed'] as const
export type PeriodState = (typeof ENTERED_STATES)[number]

/** Nights of a villa, and why they are not free. */
export type Period = Nights & {
	id: string
	state: PeriodState
	/** Entered here, or from a stay of a trip. */
	source: 'staff' | 'trip'
	/** The note or the name of the trip, for staff only. */
	label: string | null
	tripId: string | null
}

/** Whether visitors see its nights as taken. An option may still fall through, so its nights are on request. */
export const isTaking = (state: PeriodState): boolean => state !== 'held'

/** Two periods that cannot both be right, in the order of their days. */
export type Conflict = { first: Period; second: Period }

/**
 * Periods of which some night is in both (CRM-219). Two options on the same nights are none: the first to book gets them. Nor are two stays
 * of one trip, such as those of two families in one villa.
 */
export function conflictsIn(periods: readonly Period[]): Conflict[] {
	const inOrder = periods.toSorted((a, b) => (a.from < b.from ? -1 : 1))
	return inOrder.flatMap((first, at) =>
		inOrder
			.slice(at + 1)
			.filter((second) => overlap(first, second) && canConflict(first, second))
			.map((second) => ({ first, second })),
	)
}

const canConflict = (first: Period, second: Period) =>
	(isTaking(first.state) || isTaking(second.state)) && (first.tripId === null || first.tripId !== second.tripId)

/** A villa in the list of calendars. */
export type ListedCalendar = {
	itemId: string
	number: number | null
	name: string
	location: string
	conflicts: number
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
}
