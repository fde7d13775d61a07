import { findDays } from '../../values/days.ts'
import type { Pair } from '../blocks.ts'
import type { SectionType } from '../section-types.ts'
import type { ReadOptions } from '../group-reader.ts'
import { lookUpLabel, normaliseLabel } from '../labels/dictionaries.ts'
import { fits } from './fits-field.ts'

type ServiceType = 'flight' | 'accommodation' | 'transfer' | 'activity'

/** What each kind has at least: one field of each group. */
const ESSENTIALS: Record<ServiceType, readonly (readonly string[])[]> = {
	accommodation: [
		['checkIn', 'dates'],
		['checkOut', 'nights', 'dates'],
		['hotelName', 'roomType', 'boardBasis', 'confirmationNumber'],
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

/**
 * The kind of service that labels with their values describe, whatever stands above them: the one that knows most of them (IMPORT-107). Null
 * if none does, or if the kind that the heading tells is described as well.
 */
export function kindOfPairs(
	pairs: readonly Pair[],
	options: ReadOptions,
	told: SectionType | null,
): ServiceType | null {
	const described = KINDS.map((type) => ({ type, fields: fieldsOf(type, pairs, options) })).filter(({ type, fields }) =>
		ESSENTIALS[type].every((group) => group.some((field) => fields.has(field))),
	)
	if (told === 'guest' || described.some(({ type }) => type === told)) return null
	return described.toSorted((a, b) => b.fields.size - a.fields.size)[0]?.type ?? null
}

/** The kind of a part of a page whose heading tells none, if its pairs describe one kind and no label belongs to another (IMPORT-113). */
export function onlyKindOf(pairs: readonly Pair[], options: ReadOptions): ServiceType | null {
	const [only, another] = KINDS.filter((type) => {
		const fields = fieldsOf(type, pairs, options)
		return ESSENTIALS[type].every((group) => group.some((field) => fields.has(field)))
	})
	const isOther = (type: ServiceType) =>
		type !== only &&
		// Who drives somebody to the airport asks for the flight.
		!(only === 'transfer' && type === 'flight') &&
		pairs.some(({ label }) => lookUpLabel(type, normaliseLabel(label))?.isUnambiguous)
	return only && !another && !KINDS.some(isOther) ? only : null
}

const fieldsOf = (type: ServiceType, pairs: readonly Pair[], options: ReadOptions) =>
	new Set(
		pairs.flatMap((pair) => {
			const field = lookUpLabel(type, normaliseLabel(pair.label))?.field
			const isRange = field !== 'dates' || findDays(pair.value, options.days).length > 1
			return field !== undefined && isRange && fits(field, pair, options) ? [field] : []
		}),
	)
