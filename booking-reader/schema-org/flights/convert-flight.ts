import { addDays } from '#shared/dates.ts'
import { fold } from '#shared/fold.ts'
import { parseBoardingPass } from '../../formats/boarding-pass/parse-boarding-pass.ts'
import { type BookingPart, emptyPart, timeIssues, put } from '../booking.ts'
import { readCabinClass } from '../../values/flights.ts'
import { type FlightEndpoint, resolveAirports } from './flight-airports.ts'
import { putAirline } from './flight-airline.ts'
import { type SourcedValue, property, toReadValue, propertyText, singleLineText } from '../sourced-value.ts'
import { type LocalTime, toLocalTime, toInstant, type Timestamp, parseTimestamp } from '../timestamps.ts'

/** Converts a FlightReservation. `receivedAt` supplies the year of a boarding pass. */
export function convertFlight(reservation: SourcedValue, flight: SourcedValue | null, receivedAt: Date): BookingPart {
	const part = emptyPart()
	const departs = departureTimestamp(reservation, flight, receivedAt)
	const arrives = parseTimestamp(property(flight, 'arrivalTime'))
	const [from, to] = [property(flight, 'departureAirport'), property(flight, 'arrivalAirport')]
	const [origin, destination] = resolveAirports(from, to, departs, arrives)

	putAirline(part.fields, reservation, flight)
	putAirport(part, 'departureAirport', from, origin)
	putAirport(part, 'arrivalAirport', to, destination)
	const takeOff = departs && toLocalTime(departs, origin?.zone ?? null)
	const landing = arrives && arrivalLocalTime(part, departs, arrives, origin, destination)
	putLocalTime(part, 'departureTime', departs, takeOff)
	putLocalTime(part, 'arrivalTime', arrives, landing)

	const seat =
		property(reservation, 'airplaneSeatClass') ??
		property(property(property(reservation, 'reservedTicket'), 'ticketedSeat'), 'seatingType')
	put(part.fields, 'class', seat, readCabinClass(singleLineText(seat) ?? ''))
	part.endpoints = {
		from: origin?.code ?? fold(origin?.name ?? ''),
		to: destination?.code ?? fold(destination?.name ?? ''),
		departs: localTimeText(takeOff),
		arrives: localTimeText(landing),
	}
	part.title = ['flight', part.fields.flightNumber?.value ?? part.fields.airline?.value].filter(Boolean).join(' ')
	return part
}

/**
 * The departure time. If only the date is known, it comes from the boarding time or the barcode of the boarding pass.
 */
function departureTimestamp(
	reservation: SourcedValue,
	flight: SourcedValue | null,
	receivedAt: Date,
): Timestamp | null {
	const stated = parseTimestamp(property(flight, 'departureTime'))
	const day = parseTimestamp(property(flight, 'departureDay'))
	if (stated) return stated.day || !day ? stated : { ...stated, day: day.day }
	if (day) return day
	const boarding = parseTimestamp(property(flight, 'boardingTime'))
	if (boarding?.day) return { ...boarding, time: null }
	const token = property(reservation, 'ticketToken') ?? property(property(reservation, 'reservedTicket'), 'ticketToken')
	// The blanks in a barcode are significant, so the raw text is used.
	const pass = typeof token?.value === 'string' ? parseBoardingPass(token.value, receivedAt) : null
	const leg = pass?.legs.find(({ to }) => to === propertyText(property(flight, 'arrivalAirport'), 'iataCode'))
	return token && leg?.day ? { source: token, day: leg.day, time: null, offset: null, zone: null } : null
}

function putAirport({ fields }: BookingPart, field: string, source: SourcedValue | null, end: FlightEndpoint | null) {
	if (!source || !end) return
	fields[field] = { ...toReadValue(source, end.code ?? end.name, end.code && !end.isStated ? 'derived' : 'stated') }
}

/** Without a time only the date is stored, and staff add the rest. */
function putLocalTime(
	{ fields, issues }: BookingPart,
	field: string,
	timestamp: Timestamp | null,
	localTime: LocalTime | null,
) {
	if (!timestamp || !localTime?.day) return
	fields[field] = {
		...toReadValue(timestamp.source, localTimeText(localTime)),
		...(localTime.zone && { zone: localTime.zone }),
	}
	issues.push(...timeIssues(field, timestamp, localTime))
	if (!localTime.time)
		issues.push({ field, code: 'TIME_MISSING', message: 'Only the day is known. Add the time.', raw: localTime.day })
}

const localTimeText = (localTime: LocalTime | null) =>
	localTime?.day ? [localTime.day, localTime.time].filter(Boolean).join('T') : ''

/** An arrival up to a day before the departure is on the next day. */
function arrivalLocalTime(
	{ issues }: BookingPart,
	departs: Timestamp | null,
	stated: Timestamp,
	origin: FlightEndpoint | null,
	destination: FlightEndpoint | null,
): LocalTime {
	const arrives = { ...stated, day: stated.day ?? departs?.day ?? null }
	const landing = toLocalTime(arrives, destination?.zone ?? null)
	const instants = [toInstant(departs, origin?.zone ?? null), toInstant(arrives, destination?.zone ?? null)]
	// If the time zones are unknown, the local times are compared.
	const digits = [departs, arrives].map((timestamp) =>
		timestamp?.day && timestamp.time ? Date.parse(`${timestamp.day}T${timestamp.time}Z`) : null,
	)
	const [takesOff, lands] = instants.includes(null) ? digits : instants
	const late = (takesOff ?? 0) - (lands ?? 0)
	if (!takesOff || !lands || !landing.day || late <= 0 || late >= 86_400_000) return landing
	issues.push({
		field: 'arrivalTime',
		code: 'NEXT_DAY',
		message: 'The arrival would be before the departure, so the next day was assumed. Check the arrival.',
		raw: localTimeText(landing),
	})
	return { ...landing, day: addDays(landing.day, 1) }
}
