import { addDays } from '#shared/dates.ts'
import type { DraftFields } from '#shared/import/draft.ts'
import { instantAt } from './clock.ts'

/** The doubt about an arrival on a day that nothing states. */
export const NEXT_DAY = {
	field: 'arrivalTime',
	code: 'NEXT_DAY_ASSUMED',
	message: 'The arrival would be before the departure, so the next day was assumed.',
}

/** Moves an arrival that is earlier on the day of the departure to the next day. Returns the doubt about it. */
export function arriveNextDay({ departureTime: from, arrivalTime: to }: DraftFields): (typeof NEXT_DAY)[] {
	if (!from || !to || String(from.value).slice(0, 10) !== String(to.value).slice(0, 10)) return []
	const isByZones = from.zone !== undefined && to.zone !== undefined
	const [departs = 0, arrives = 0] = [from, to].map(({ value, zone }) =>
		instantAt(String(value), isByZones ? zone : null),
	)
	if (!(arrives <= departs)) return []
	to.value = addDays(String(to.value), 1)
	return [NEXT_DAY]
}
