/** Why the calendar of another platform could not be read. */
export const FEED_PROBLEMS = ['unreachable', 'refused', 'tooLarge', 'noCalendar', 'notAllowed', 'sealed'] as const
export type FeedProblem = (typeof FEED_PROBLEMS)[number]

/** A calendar of another platform that sells a villa too, as staff see it. Its address is a secret of the platform. Instants are UTC. */
export type VillaFeed = {
	id: string
	name: string
	host: string
	/** When it was last read whole. */
	goodAt: string
	/** Older than a day: its nights are on request, and so are all others. */
	isStale: boolean
	problem: FeedProblem | null
	/** It came empty after it was not. Its nights stay until a day later. */
	emptySince: string | null
	/** How many periods it has from today on. */
	periods: number
}

export const FEED_PROBLEM_SENTENCES: Readonly<Record<FeedProblem, string>> = {
	unreachable: 'The platform did not answer',
	refused: 'The platform does not know this address any more',
	tooLarge: 'The calendar is larger than 1 MB',
	noCalendar: 'What the address answers is no calendar',
	notAllowed: 'This address cannot be used: it must begin with https:// and be public',
	sealed: 'The stored address cannot be read. Remove the calendar and add it again',
}
