import { addDays } from '#shared/dates.ts'
import { fold } from '#shared/fold.ts'
import { type Booking, NO_ENDS, put, putDayAndTime } from './booking.ts'
import { addressText, placeText, zoneOfPlace } from './place.ts'
import { linesOf, type Said, saying, words, wordsOf } from './said.ts'
import { clockOf, whenOf } from './when.ts'

type Part = Pick<Booking, 'fields' | 'ends' | 'issues' | 'title'>

/** An event that somebody goes to. One from midnight to midnight has no hour. */
export function eventOf(event: Said): Part {
	const location = saying(event, 'location')
	const part = activityOf(event, location, ['startDate', 'startTime'], event)
	const ends = whenOf(saying(event, 'endDate', 'endTime'))
	const end = ends && clockOf(ends, zoneOfPlace(location))
	const { fields } = part
	put(fields, 'description', saying(event, 'description'), linesOf(saying(event, 'description')))
	if (fields.time?.value === '00:00' && (!end?.time || end.time === '23:59' || end.time === '00:00')) delete fields.time
	const first = String(fields.date?.value ?? '')
	const last = end?.day && end.time === '00:00' ? addDays(end.day, -1) : end?.day
	if (!ends || !last || !first) return part
	if (last > first) put(fields, 'endDate', ends.said, last)
	else if (last < first)
		part.issues.push({
			field: 'endDate',
			code: 'ENDS_BEFORE_START',
			message: 'It is said to end before it begins. The end was left out.',
			raw: last,
		})
	return part
}

/** A table at a restaurant. */
export function mealOf(reservation: Said, restaurant: Said | null): Part {
	const part = activityOf(restaurant, restaurant, ['startTime', 'startDate'], reservation)
	const size = Number(words(reservation, 'partySize'))
	if (Number.isInteger(size) && size > 0)
		put(part.fields, 'additionalInformation', saying(reservation, 'partySize'), `Party of ${size}`)
	return part
}

/** A visit to a sight (kitinerary's type: schema.org has none). */
export const visitOf = (visit: Said): Part => {
	const sight = saying(visit, 'touristAttraction')
	return activityOf(sight, sight, ['arrivalTime'], visit)
}

/** `what` names it, `where` is where, and the time is said of `holder`. */
function activityOf(what: Said | null, where: Said | null, times: string[], holder: Said): Part {
	const part: Part = { fields: {}, ends: NO_ENDS, issues: [], title: '' }
	const name = words(what, 'name') ?? wordsOf(what)
	put(part.fields, 'name', what && (saying(what, 'name') ?? what), name)
	put(part.fields, 'location', where, where === what ? addressText(where) : placeText(where))
	const clock = putDayAndTime(part, { day: 'date', time: 'time' }, whenOf(saying(holder, ...times)), zoneOfPlace(where))
	const named = fold(name ?? '')
	part.ends = { from: named, to: named, departs: [clock?.day, clock?.time].filter(Boolean).join('T'), arrives: '' }
	part.title = name ?? 'activity'
	return part
}
