import { findDays } from '../../values/days.ts'
import { readMoment } from '../../values/moments.ts'
import type { Pair } from '../blocks.ts'
import type { ReadOptions } from '../group-reader.ts'
import { formOf } from './record-fields.ts'

/** What a value must state for its field, since a label may mean something else than in other documents. */
const DAYS: ReadonlySet<string> = new Set(['date', 'checkIn', 'checkOut'])
const MOMENTS: ReadonlySet<string> = new Set(['time', 'when', 'departureTime', 'arrivalTime'])
const COMPANIES: ReadonlySet<string> = new Set(['airline', 'operator', 'supplier'])
const NAMES: ReadonlySet<string> = new Set(
	'hotelName location fromLocation toLocation departureAirport arrivalAirport'.split(' '),
)

/** Whether a value states what its field needs. */
export function fits(field: string, { value }: Pair, options: ReadOptions): boolean {
	if (DAYS.has(field)) return findDays(value, options.days).length > 0
	if (MOMENTS.has(field)) {
		const { days, times } = readMoment(value, options.days)
		return days.length + times.length > 0 || /^\d{4}$/.test(value)
	}
	const form = COMPANIES.has(field) || NAMES.has(field) ? formOf(value, options) : null
	return !(COMPANIES.has(field) ? ['flight', 'count', 'moment', 'time'] : ['moment', 'time', 'count']).includes(
		form ?? '',
	)
}
