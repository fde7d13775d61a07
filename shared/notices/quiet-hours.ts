import { addDays } from '../dates.ts'
import { instantOf, localTimeAt } from '../places/zoned-time.ts'

const FROM_HOUR = 22
const UNTIL_HOUR = 7
/** What must be acted on so soon after the quiet hours does not wait for their end. */
const TIME_TO_ACT_MS = 3 * 3_600_000

/**
 * When a push may be shown: now, or at the end of the quiet hours, 22:00 to 07:00 where the traveller is (PORTAL-87). `actsBefore` is
 * the instant at which the thing itself begins. All instants are milliseconds since 1970 UTC.
 */
export function pushTime(zone: string, now: number, actsBefore: number | null): number {
	const local = localTimeAt(zone, now)
	const hour = Number(local.slice(11, 13))
	if (hour >= UNTIL_HOUR && hour < FROM_HOUR) return now
	const day = local.slice(0, 10)
	const morning = hour >= FROM_HOUR ? addDays(day, 1) : day
	const end = instantOf(zone, `${morning}T0${UNTIL_HOUR}:00:00`)
	return actsBefore !== null && actsBefore > now && actsBefore < end + TIME_TO_ACT_MS ? now : end
}
