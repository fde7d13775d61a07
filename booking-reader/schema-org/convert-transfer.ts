import { fold } from '#shared/fold.ts'
import { type BookingPart, emptyPart, put, putDayAndTime } from './booking.ts'
import { placeText, zoneOfPlace } from './places.ts'
import { type SourcedValue, property, propertyText, singleLineText } from './sourced-value.ts'
import { toLocalTime, parseTimestamp } from './timestamps.ts'

type PropertyNames = { from: string[]; to: string[]; departs: string[]; arrives: string[] }

const DRIVE_PROPERTIES: PropertyNames = {
	from: ['pickupLocation'],
	to: ['dropoffLocation', 'dropOffLocation'],
	departs: ['pickupTime'],
	arrives: ['dropoffTime', 'dropOffTime'],
}
const RIDE_PROPERTIES: PropertyNames = {
	from: ['departureStation', 'departureBusStop', 'departureBoatTerminal'],
	to: ['arrivalStation', 'arrivalBusStop', 'arrivalBoatTerminal'],
	departs: ['departureTime', 'departureDay'],
	arrives: ['arrivalTime'],
}

/** Converts a taxi or rental car, whose places and times belong to the reservation. */
export function convertDrive(reservation: SourcedValue, vehicle: SourcedValue | null): BookingPart {
	const part = betweenPlaces(reservation, DRIVE_PROPERTIES)
	put(part.fields, 'passengers', property(reservation, 'partySize'), passengerCount(reservation))
	const model = [propertyText(property(vehicle, 'brand') ?? vehicle, 'name', 'brand'), propertyText(vehicle, 'model')]
		.filter(Boolean)
		.join(' ')
	const brand = (property(vehicle, 'brand') ?? property(vehicle, 'model')) ? model : ''
	const name = singleLineText(vehicle) ?? propertyText(property(vehicle, 'provider'), 'name')
	put(
		part.fields,
		'vehicleClass',
		vehicle,
		name && brand && !name.includes(brand) ? `${name} (${brand})` : (name ?? brand),
	)
	return part
}

/** Converts a train, bus or boat, whose places and times belong to the journey. */
export function convertRide(reservation: SourcedValue, journey: SourcedValue | null): BookingPart {
	const part = betweenPlaces(journey, RIDE_PROPERTIES)
	const start = part.fields.fromLocation ?? part.fields.toLocation
	// It meets no flight, whatever its stations are called.
	if (start) part.fields.transferType = { ...start, value: 'Private Transfer', certainty: 'derived' }
	const company = singleLineText(
		property(journey, 'provider', 'trainCompany', 'busCompany') ?? property(reservation, 'provider'),
	)
	const service = ['trainName', 'busName', 'trainNumber', 'busNumber', 'name'].map((name) =>
		propertyText(journey, name),
	)
	put(part.fields, 'vehicleClass', journey, [...new Set([company, ...service])].filter(Boolean).join(' '))
	return part
}

function betweenPlaces(holder: SourcedValue | null, names: PropertyNames): BookingPart {
	const part = emptyPart()
	const { fields } = part
	const [from, to] = [property(holder, ...names.from), property(holder, ...names.to)]
	put(fields, 'fromLocation', from, placeText(from))
	put(fields, 'toLocation', to, placeText(to))
	const departs = putDayAndTime(
		part,
		{ day: 'date', time: 'time' },
		parseTimestamp(property(holder, ...names.departs)),
		zoneOfPlace(from),
	)
	const arrives = parseTimestamp(property(holder, ...names.arrives))
	const arrival = arrives && toLocalTime(arrives, zoneOfPlace(to))
	const nameOf = (place: SourcedValue | null) => fold(propertyText(place, 'name') ?? placeText(place) ?? '')
	part.endpoints = {
		from: nameOf(from),
		to: nameOf(to),
		departs: [departs?.day, departs?.time].filter(Boolean).join('T'),
		arrives: [arrival?.day, arrival?.time].filter(Boolean).join('T'),
	}
	part.title = ['transfer', fields.fromLocation?.value].filter(Boolean).join(' from ')
	return part
}

export const LODGINGS = /^(Hotel|Hostel|Motel|Resort|BedAndBreakfast|LodgingBusiness|Campground|VacationRental)$/

function passengerCount(reservation: SourcedValue): number | null {
	const number = Number(propertyText(reservation, 'partySize'))
	return Number.isInteger(number) && number > 0 && number < 1000 ? number : null
}
