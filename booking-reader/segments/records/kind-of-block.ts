import { findDays } from '../../values/days.ts'
import type { Pair } from '../blocks.ts'
import type { ReadOptions } from '../group-reader.ts'
import { lookUpLabel, normaliseLabel } from '../labels/dictionaries.ts'
import { fits } from './record-fields.ts'

type ServiceType = 'flight' | 'accommodation' | 'transfer' | 'activity'

/** What each kind has at least: one field of each group. */
const ESSENTIALS: Record<ServiceType, readonly (readonly string[])[]> = {
	accommodation: [
		['checkIn', 'dates'],
		['checkOut', 'nights', 'dates'],
		['hotelName', 'roomType', 'boardBasis', 'confirmationNumber', 'nights'],
	],
	flight: [['departureAirport'], ['arrivalAirport'], ['departureTime', 'date']],
	transfer: [['fromLocation'], ['toLocation'], ['date', 'when', 'time']],
	activity: [
		['date', 'when'],
		['time', 'when'],
		['name', 'location'],
	],
}
const KINDS = Object.keys(ESSENTIALS) as ServiceType[]

/** The kinds of service that labels with their values describe, whatever stands above them: first the one that knows most of them (IMPORT-107). */
export const kindsOfPairs = (pairs: readonly Pair[], options: ReadOptions): ServiceType[] =>
	KINDS.map((type) => ({ type, fields: fieldsOf(type, pairs, options) }))
		.filter(({ type, fields }) => ESSENTIALS[type].every((group) => group.some((field) => fields.has(field))))
		.toSorted((a, b) => b.fields.size - a.fields.size)
		.map(({ type }) => type)

/** The kind of a part of a page whose heading tells none, if its pairs describe one kind and no label belongs to another (IMPORT-113). */
export function onlyKindOf(pairs: readonly Pair[], options: ReadOptions): ServiceType | null {
	const [only, another] = kindsOfPairs(pairs, options)
	// Who drives somebody to the airport asks for the flight.
	const others = KINDS.filter((type) => type !== only && !(only === 'transfer' && type === 'flight'))
	const isOther = ({ label }: Pair) => others.some((type) => lookUpLabel(type, normaliseLabel(label))?.isUnambiguous)
	return only && !another && !pairs.some(isOther) ? only : null
}

const fieldsOf = (type: ServiceType, pairs: readonly Pair[], options: ReadOptions) =>
	new Set(
		pairs.flatMap((pair) => {
			const field = lookUpLabel(type, normaliseLabel(pair.label))?.field
			const isRange = field !== 'dates' || findDays(pair.value, options.days).length > 1
			return field !== undefined && isRange && fits(field, pair, options) ? [field] : []
		}),
	)
