import { addDays } from '#shared/dates.ts'
import { fold } from '#shared/fold.ts'
import { boardingPassIn } from '../../formats/boarding-pass/boarding-pass.ts'
import { type Booking, NO_ENDS, oddities, put } from '../booking.ts'
import { cabinClass } from './cabin-class.ts'
import { type End, endsOf } from './flight-ends.ts'
import { putAirline } from './flight-airline.ts'
import { type Said, saying, valueOf, words, wordsOf } from '../said.ts'
import { type Clock, clockOf, instantAt, type When, whenOf } from '../when.ts'

type Part = Pick<Booking, 'fields' | 'ends' | 'issues' | 'title'>

/** A flight of a FlightReservation. `receivedAt` gives the year of a boarding pass that carries none. */
export function flightOf(reservation: Said, flight: Said | null, receivedAt: Date): Part {
	const part: Part = { fields: {}, ends: { ...NO_ENDS }, issues: [], title: '' }
	const departs = departureOf(reservation, flight, receivedAt)
	const arrives = whenOf(saying(flight, 'arrivalTime'))
	const [from, to] = [saying(flight, 'departureAirport'), saying(flight, 'arrivalAirport')]
	const [start, goal] = endsOf(from, to, departs, arrives)

	putAirline(part.fields, reservation, flight)
	putEnd(part, 'departureAirport', from, start)
	putEnd(part, 'arrivalAirport', to, goal)
	const takeOff = departs && clockOf(departs, start?.zone ?? null)
	const landing = arrives && landingOf(part, departs, arrives, start, goal)
	putClock(part, 'departureTime', departs, takeOff)
	putClock(part, 'arrivalTime', arrives, landing)

	const seat =
		saying(reservation, 'airplaneSeatClass') ??
		saying(saying(saying(reservation, 'reservedTicket'), 'ticketedSeat'), 'seatingType')
	put(part.fields, 'class', seat, cabinClass(wordsOf(seat)))
	part.ends = {
		from: start?.code ?? fold(start?.name ?? ''),
		to: goal?.code ?? fold(goal?.name ?? ''),
		departs: clockText(takeOff),
		arrives: clockText(landing),
	}
	part.title = ['flight', part.fields.flightNumber?.value ?? part.fields.airline?.value].filter(Boolean).join(' ')
	return part
}

/** When it leaves; of the day alone where only that is known: from the boarding time, else from the pass's barcode. */
function departureOf(reservation: Said, flight: Said | null, receivedAt: Date): When | null {
	const stated = whenOf(saying(flight, 'departureTime'))
	const day = whenOf(saying(flight, 'departureDay'))
	if (stated) return stated.day || !day ? stated : { ...stated, day: day.day }
	if (day) return day
	const boarding = whenOf(saying(flight, 'boardingTime'))
	if (boarding?.day) return { ...boarding, time: null }
	const token = saying(reservation, 'ticketToken') ?? saying(saying(reservation, 'reservedTicket'), 'ticketToken')
	// Its blanks count.
	const pass = typeof token?.value === 'string' ? boardingPassIn(token.value, receivedAt) : null
	const leg = pass?.legs.find(({ to }) => to === words(saying(flight, 'arrivalAirport'), 'iataCode'))
	return token && leg?.day ? { said: token, day: leg.day, time: null, offset: null, zone: null } : null
}

function putEnd({ fields }: Part, field: string, said: Said | null, end: End | null) {
	if (!said || !end) return
	fields[field] = { ...valueOf(said, end.code ?? end.name, end.code && !end.isStated ? 'derived' : 'stated') }
}

/** Only the day where no hour is said: staff are asked for the rest. */
function putClock({ fields, issues }: Part, field: string, when: When | null, clock: Clock | null) {
	if (!when || !clock?.day) return
	fields[field] = { ...valueOf(when.said, clockText(clock)), ...(clock.zone && { zone: clock.zone }) }
	issues.push(...oddities(field, when, clock))
	if (!clock.time)
		issues.push({ field, code: 'TIME_MISSING', message: 'Only the day is known. Add the time.', raw: clock.day })
}

const clockText = (clock: Clock | null) => (clock?.day ? [clock.day, clock.time].filter(Boolean).join('T') : '')

/** One that lands up to a day before it takes off lands on the next day. */
function landingOf({ issues }: Part, departs: When | null, given: When, start: End | null, goal: End | null): Clock {
	const arrives = { ...given, day: given.day ?? departs?.day ?? null }
	const landing = clockOf(arrives, goal?.zone ?? null)
	const instants = [instantAt(departs, start?.zone ?? null), instantAt(arrives, goal?.zone ?? null)]
	// Where the places are not known, the digits are all there is.
	const digits = [departs, arrives].map((when) =>
		when?.day && when.time ? Date.parse(`${when.day}T${when.time}Z`) : null,
	)
	const [takesOff, lands] = instants.includes(null) ? digits : instants
	const late = (takesOff ?? 0) - (lands ?? 0)
	if (!takesOff || !lands || !landing.day || late <= 0 || late >= 86_400_000) return landing
	issues.push({
		field: 'arrivalTime',
		code: 'NEXT_DAY',
		message: 'It would land before it takes off, so it lands on the next day. Check the arrival.',
		raw: clockText(landing),
	})
	return { ...landing, day: addDays(landing.day, 1) }
}
