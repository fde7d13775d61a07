import { fold } from '#shared/fold.ts'
import { parseBoardingPass } from '../../formats/boarding-pass/parse-boarding-pass.ts'
import { type BookingPart, emptyPart, timeIssues, put } from '../booking.ts'
import { readCabinClass } from '../../values/flights.ts'
import { arriveNextDay } from '../../values/next-day.ts'
import { type FlightEndpoint, resolveAirports } from './flight-airports.ts'
import { putAirline } from './flight-airline.ts'
import { type SourcedValue, property, toReadValue, propertyText, singleLineText } from '../sourced-value.ts'
import { toLocalTime, type Timestamp, parseTimestamp } from '../timestamps.ts'

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
	putLocalTime(part, 'departureTime', departs, origin)
	putLocalTime(part, 'arrivalTime', arrives && { ...arrives, day: arrives.day ?? departs?.day ?? null }, destination)
	// In UTC at an unknown place it can't be compared.
	if (arrives?.offset !== 'Z' || destination?.zone) part.issues.push(...arriveNextDay(part.fields))
	const seat =
		property(reservation, 'airplaneSeatClass') ??
		property(property(property(reservation, 'reservedTicket'), 'ticketedSeat'), 'seatingType')
	put(part.fields, 'class', seat, readCabinClass(singleLineText(seat) ?? ''))
	part.endpoints = {
		from: origin?.code ?? fold(origin?.name ?? ''),
		to: destination?.code ?? fold(destination?.name ?? ''),
		departs: String(part.fields.departureTime?.value ?? ''),
		arrives: String(part.fields.arrivalTime?.value ?? ''),
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
	place: FlightEndpoint | null,
) {
	const localTime = timestamp && toLocalTime(timestamp, place?.zone ?? null)
	if (!timestamp || !localTime?.day) return
	fields[field] = {
		...toReadValue(timestamp.source, [localTime.day, localTime.time].filter(Boolean).join('T')),
		...(localTime.zone && { zone: localTime.zone }),
	}
	issues.push(...timeIssues(field, timestamp, localTime))
	if (!localTime.time)
		issues.push({ field, code: 'TIME_MISSING', message: 'Only the day is known. Add the time.', raw: localTime.day })
}
