import { localTimeAt } from '../places/zoned-time.ts'
import type { Journey } from './journey.ts'
import type { Moment } from './moment.ts'

/** A delayed traveller at the gate still needs the number and the reference (PORTAL-19). */
const AT_THE_GATE_MS = 2 * 3_600_000

export type Around = {
	/** What has begun and is not over: a flight, until its landing and for two hours at least; an activity whose end is known. */
	now: Moment | null
	next: Moment | null
	/** What follows `next`. */
	then: Moment | null
	/** The key of the journey's day; null before the first and after the last. */
	day: string | null
	/** The zone where the travellers are: of the first moment before they leave, of the last one once they are home. */
	zone: string | null
}

/** What is around an instant (milliseconds UTC): the same on a device in any zone. */
export function momentsAround({ moments, days }: Pick<Journey, 'moments' | 'days'>, instant: number): Around {
	const begun = moments.findLastIndex((one) => hasHour(one) && one.order <= instant)
	const coming = moments.filter((one, n) => (hasHour(one) ? one.order > instant : n > begun && one.dayEnds > instant))
	const [next = null, then = null] = coming
	const going = moments.findLast((one) => one.order <= instant && instant < endOf(one))
	const isRelieved = going && next && hasHour(next) && (going.until ?? 0) <= instant && next.order <= endOf(going)
	const zone =
		(moments.findLast((one) => one.zone && one.order <= instant) ?? moments.find((one) => one.zone))?.zone ?? null
	return { now: going && !isRelieved ? going : null, next, then, day: dayAt(days, zone, instant), zone }
}

const hasHour = ({ clock }: Moment) => clock !== null

function endOf({ what, order, until }: Moment): number {
	if (what === 'leaves') return Math.max(until ?? 0, order + AT_THE_GATE_MS)
	return until ?? Number.NEGATIVE_INFINITY
}

/** The entry that has begun last: of two with the same date the second one from its first moment on. */
function dayAt(days: Journey['days'], zone: string | null, instant: number): string | null {
	const date = localTimeAt(zone ?? 'UTC', instant).slice(0, 10)
	const today = days.filter((day) => day.date === date)
	const begun = today.findLast(({ again, moments }) => !again || Number(moments[0]?.order) <= instant)
	return (begun ?? today[0])?.key ?? null
}
