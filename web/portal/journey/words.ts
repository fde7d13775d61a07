import type { Day } from '#shared/journey/days.ts'
import type { Moment } from '#shared/journey/moment.ts'
import { localTimeAt } from '#shared/places/zoned-time.ts'
import { counted, howSoon } from '#shared/trips/timeline/wording.ts'

export { headingOf, timeOfMoment, townOf } from '#shared/journey/words.ts'

const MINUTE = 60_000

/** How long until a moment, counted between instants: 'in 50 min', 'in 3 h 20 min', 'Tomorrow', 'In 40 days'. */
export function until({ at, day, zone }: Moment, instant: number): string {
	if (at !== null && at - instant < 12 * 60 * MINUTE) {
		const minutes = Math.max(0, Math.round((at - instant) / MINUTE))
		const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
		if (minutes === 0) return 'now'
		return `in ${[hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')}`
	}
	return howSoon(day, localTimeAt(zone ?? 'UTC', instant).slice(0, 10))
}

/** What a folded day says about itself. */
export function summaryOf({ moments, inTheAir, sleeps }: Day): string {
	if (inTheAir) return 'In the air'
	if (moments.length === 0) return 'Nothing arranged'
	return [counted(moments.length, 'moment'), sleeps && sleeps !== 'air' && sleeps.name].filter(Boolean).join(' · ')
}
