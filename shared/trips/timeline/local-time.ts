import { dayOf, weekdayOf } from '#shared/dates.ts'
import { localTimeAt, offsetAt } from '#shared/places/zoned-time.ts'
import { dayInWords } from './wording.ts'

/** The local time at a place for an instant (milliseconds UTC). `here` is the viewer's own zone. */
export function localTime(zone: string, instant: number, here: string) {
	const clock = localTimeAt(zone, instant)
	return {
		/** '2026-05-21T14:05:09' */
		clock,
		/** '14:05:09' */
		time: clock.slice(11),
		/** 'Thu' */
		weekday: weekdayOf(clock),
		/** 'Thu 21 May 2026' */
		day: dayInWords(dayOf(clock)),
		difference: differenceInWords(offsetAt(zone, instant) - offsetAt(here, instant)),
	}
}

/** '2 hours ahead of you', '5 hours 30 minutes behind you', 'the same time as yours' */
function differenceInWords(milliseconds: number): string {
	const minutes = Math.round(Math.abs(milliseconds) / 60_000)
	if (minutes === 0) return 'The same time as yours'
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
	const parts = [
		hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
		rest > 0 && `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
	]
	return `${parts.filter(Boolean).join(' ')} ${milliseconds > 0 ? 'ahead of' : 'behind'} you`
}
