import { offsetAt } from '../places/zoned-time.ts'
import type { Moment } from './moment.ts'

const HOUR_MS = 3_600_000
/** No two zones on the same side of the date line differ by more, apart from those of Kiribati and its neighbours. */
const ACROSS_HOURS = 12
/** Without known zones: no short flight seems to land this long before it leaves. */
const SEEMS_EARLIER_HOURS = 3

/**
 * Whether a flight lands on a date that has begun already: eastwards across the date line the same date begins once more, or the one
 * before.
 */
export function isAgain(leaves: Moment, lands: Moment): boolean {
	if (lands.day > leaves.day) return false
	if (leaves.zone && lands.zone && lands.at !== null)
		return offsetAt(lands.zone, lands.at) - offsetAt(leaves.zone, lands.at) < -ACROSS_HOURS * HOUR_MS
	const hours = (readingOf(lands) - readingOf(leaves)) / HOUR_MS
	return hours < -SEEMS_EARLIER_HOURS
}

const readingOf = ({ day, clock }: Moment) => Date.parse(`${day}T${clock ?? '00:00'}:00Z`)
