import { instantsOf, localTimeAt } from '#shared/places/zoned-time.ts'

const LONDON = 'Europe/London'

/**
 * The instants, in milliseconds UTC, at which London's clocks show a time such as '2027-03-28T01:30': none in the hour that is skipped in
 * spring, two in the one that is repeated in autumn, the earlier first.
 */
export const londonInstants = (local: string): number[] =>
	instantsOf(LONDON, local).filter((instant) => localTimeAt(LONDON, instant).slice(0, 16) === local.slice(0, 16))
