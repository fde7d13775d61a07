import { addDays } from '#shared/dates.ts'
import { fold } from '#shared/fold.ts'
import { type BookingPart, emptyPart, put, putDayAndTime } from './booking.ts'
import { addressText, placeText, zoneOfPlace } from './places.ts'
import { multilineText, type SourcedValue, property, propertyText, singleLineText } from './sourced-value.ts'
import { toLocalTime, parseTimestamp } from './timestamps.ts'

/** Converts an event. One that lasts from midnight to midnight gets no time. */
export function convertEvent(event: SourcedValue): BookingPart {
	const location = property(event, 'location')
	const part = toActivity(event, location, ['startDate', 'startTime'], event)
	const ends = parseTimestamp(property(event, 'endDate', 'endTime'))
	const end = ends && toLocalTime(ends, zoneOfPlace(location))
	const { fields } = part
	put(fields, 'description', property(event, 'description'), multilineText(property(event, 'description')))
	if (fields.time?.value === '00:00' && (!end?.time || end.time === '23:59' || end.time === '00:00')) delete fields.time
	const first = String(fields.date?.value ?? '')
	const last = end?.day && end.time === '00:00' ? addDays(end.day, -1) : end?.day
	if (!ends || !last || !first) return part
	if (last > first) put(fields, 'endDate', ends.source, last)
	else if (last < first)
		part.issues.push({
			field: 'endDate',
			code: 'ENDS_BEFORE_START',
			message: 'The end is before the start and was left out.',
			raw: last,
		})
	return part
}

/** Converts a restaurant reservation. */
export function convertMeal(reservation: SourcedValue, restaurant: SourcedValue | null): BookingPart {
	const part = toActivity(restaurant, restaurant, ['startTime', 'startDate'], reservation)
	const size = Number(propertyText(reservation, 'partySize'))
	if (Number.isInteger(size) && size > 0)
		put(part.fields, 'additionalInformation', property(reservation, 'partySize'), `Party of ${size}`)
	return part
}

/** Converts a visit to a sight. The type is kitinerary's, since schema.org has none. */
export const convertVisit = (visit: SourcedValue): BookingPart => {
	const sight = property(visit, 'touristAttraction')
	return toActivity(sight, sight, ['arrivalTime'], visit)
}

/** `what` has the name, `where` the place, and `holder` the time. */
function toActivity(
	what: SourcedValue | null,
	where: SourcedValue | null,
	times: string[],
	holder: SourcedValue,
): BookingPart {
	const part = emptyPart()
	const name = propertyText(what, 'name') ?? singleLineText(what)
	put(part.fields, 'name', what && (property(what, 'name') ?? what), name)
	put(part.fields, 'location', where, where === what ? addressText(where) : placeText(where))
	const clock = putDayAndTime(
		part,
		{ day: 'date', time: 'time' },
		parseTimestamp(property(holder, ...times)),
		zoneOfPlace(where),
	)
	const named = fold(name ?? '')
	part.endpoints = { from: named, to: named, departs: [clock?.day, clock?.time].filter(Boolean).join('T'), arrives: '' }
	part.title = name ?? 'activity'
	return part
}
