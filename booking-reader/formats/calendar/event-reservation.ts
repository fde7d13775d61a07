import { findAirports } from '#server/airports/airports.ts'
import { readFlightName } from '../../values/flights.ts'
import { isAirport, readAirport } from '../../values/places.ts'
import type { JsonObject } from '../../schema-org/markup/raw-item.ts'
import { lookUpLabel, normaliseLabel } from '../../segments/labels/dictionaries.ts'
import type { CalendarEvent } from './calendar-events.ts'

/** Converts a calendar event to a schema.org reservation. Events that match no other type become activities. */
export function toReservation(event: CalendarEvent): JsonObject {
	const labels = readLabels(event.description)
	const lines = `${event.summary}\n${event.description}`
	const number =
		/^[\w-]{4,30}(?=\s|$)/.exec(labels.pnr ?? labels.orderId ?? '')?.[0] ??
		/^#(\w{5,20})\b/.exec(event.summary)?.[1] ??
		null
	const common = { reservationNumber: number, reservationStatus: event.status, modifiedTime: event.modified }
	const underName = event.attendees.map((name) => ({ '@type': 'Person', name }))
	const endpoints = findEndpoints(event, labels)
	const operator = labels.operator ?? labels.airline
	const times = { departureTime: event.start, arrivalTime: event.end }

	const flightNumber = labels.flightNumber ?? readFlightName(lines).flightNumber
	const isFlight = labels.flightNumber || (flightNumber && endpoints?.every(namesAirport)) || FLIGHT.test(event.summary)
	if (endpoints && isFlight && !RAIL.test(lines) && (flightNumber || endpoints.every(namesAirport))) {
		const [from, to] = endpoints.map((name) => ({ '@type': 'Airport', name }))
		const airline = operator ? { '@type': 'Airline', name: operator } : null
		const airplaneSeatClass = labels.class ?? /^.*\bclass$/m.exec(event.description)?.[0]
		const flight = { flightNumber, airline, departureAirport: from, arrivalAirport: to, ...times }
		return { '@type': 'FlightReservation', ...common, underName, airplaneSeatClass, reservationFor: flight }
	}
	if (endpoints && (RAIL.test(lines) || labels.train)) {
		const [from, to] = endpoints.map((name) => ({ '@type': 'TrainStation', name }))
		const trainNumber = labels.train ?? /\(([^()]*\b[A-Z]{2,4} ?\d{1,5})\)/.exec(event.description)?.[1]
		const provider = operator ?? null
		const journey = {
			departureStation: { ...from, geo: event.geo },
			arrivalStation: to,
			trainNumber,
			provider,
			...times,
		}
		return { '@type': 'TrainReservation', ...common, underName, reservationFor: journey }
	}
	const transferEndpoints =
		endpoints && TRANSFER.test(event.summary) ? endpoints.map((name) => ({ '@type': 'Place', name })) : null
	if (transferEndpoints) {
		const [pickupLocation, dropoffLocation] = transferEndpoints
		return { '@type': 'TaxiReservation', ...common, pickupTime: event.start, pickupLocation, dropoffLocation }
	}
	const hotel = event.isAllDay ? STAY.exec(event.summary)?.[1] : null
	if (hotel) {
		const reservationFor = { '@type': 'Hotel', name: hotel, address: event.location === hotel ? null : event.location }
		return {
			'@type': 'LodgingReservation',
			...common,
			underName,
			reservationFor,
			checkinTime: event.start,
			checkoutTime: event.end,
		}
	}
	const location = { '@type': 'Place', name: event.location, geo: event.geo }
	const { summary: name, description, start: startDate } = event
	const endDate = event.isAllDay && typeof event.end === 'string' ? { '@value': `${event.end}T00:00` } : event.end
	return {
		'@type': 'EventReservation',
		...common,
		reservationFor: { '@type': 'Event', name, description, startDate, endDate, location },
	}
}

const FLIGHT = /\b(flight|flug|vol|vuelo|volo)\b/i
const RAIL = /\b(train|zug|bahnhof|hbf|railway|eurostar|platf(orm)?|gleis|coach)\b/i
const TRANSFER = /^(transfer|private transfer|airport (pickup|dropoff|transfer)|inter-hotel|taxi|chauffeur)\b/i
const STAY = /^(?:hotel(?: reservation)?|stay at|accommodation|lodging)\s*[:–-]?\s+(.{2,150})$/i

type Labels = Partial<Record<string, string>>
const TRAIN = /^(train|zug|treno|tren)\s?(number|nummer|nr|no)?\.?$/i

/** The first value of each label of a flight, an order or a train. */
function readLabels(text: string): Labels {
	const found: Labels = {}
	for (const line of text.split('\n', 200)) {
		const [, label = '', value = ''] = /^\s*([\p{L} .-]{1,30}?)\s*:\s*(\S.{0,200})$/u.exec(line) ?? []
		// The end of a journey is where it arrives 'at'.
		const known = normaliseLabel(label).replace(/^at$/, 'to')
		const field = TRAIN.test(label) ? 'train' : (lookUpLabel('flight', known) ?? lookUpLabel('trip', known))?.field
		if (field) found[field] ??= value.trim()
	}
	return found
}

const ROUTES = [
	/\b(?:from|von|de|da)\s+(.{2,60}?),?\s+(?:to|nach|à|a)\s+(.{2,80}?)(?:,\s*(?:seat|sitz|coach).*)?$/i,
	/[:–-]\s+(.{2,60}?)\s*(?:\bto\b|→|->|➔)\s*(.{2,80})$/i,
]

/** 'EK2 LHR to DXB', for airports only. Otherwise every sentence with a 'to' would be a journey. */
const AIRPORT_ROUTE = /^(?:[A-Z0-9]{2} ?\d{1,4}:?\s+)?(.{2,60}?)\s+(?:to|→|->|–|-)\s+(.{2,80})$/
/** 'Flight to Dubai (EK 2)', as mail programs write it. The event's location is the departure airport. */
const FLIGHT_TO = /^(?:flight to|flug nach|vol (?:pour|à)|vuelo a|volo per)\s+(.{2,60}?)(?:\s*\(|$)/i

/** Finds both ends by their labels, otherwise from 'from A to B' in the summary. */
function findEndpoints(event: CalendarEvent, labels: Labels): [from: string, to: string] | null {
	if (labels.departureAirport && labels.arrivalAirport) return [labels.departureAirport, labels.arrivalAirport]
	const route = ROUTES.map((pattern) => pattern.exec(event.summary)).find((match) => match !== null)
	if (route?.[1] && route[2]) return [route[1], route[2]]
	const destination = FLIGHT_TO.exec(event.summary)?.[1]
	const [, from, to] = destination ? ['', event.location, destination] : (AIRPORT_ROUTE.exec(event.summary) ?? [])
	return from && to && [from, to].every(namesAirport) ? [from, to] : null
}

const namesAirport = (name: string) => isAirport(name) || readAirport(name)?.airport || findAirports(name).length > 0
