import type { TRANSFER_TYPES } from '#shared/trips/kinds/transfer.ts'
import { fold } from '#shared/fold.ts'
import { type Booking, derived, NO_ENDS, put, putDayAndTime } from './booking.ts'
import { isAirport, placeText, zoneOfPlace } from './place.ts'
import { type Said, saying, typesOf, words, wordsOf } from './said.ts'
import { clockOf, whenOf } from './when.ts'

type Part = Pick<Booking, 'fields' | 'ends' | 'issues' | 'title'>
type Names = { from: string[]; to: string[]; departs: string[]; arrives: string[] }

const DRIVE: Names = {
	from: ['pickupLocation'],
	to: ['dropoffLocation', 'dropOffLocation'],
	departs: ['pickupTime'],
	arrives: ['dropoffTime', 'dropOffTime'],
}
const RIDE: Names = {
	from: ['departureStation', 'departureBusStop', 'departureBoatTerminal'],
	to: ['arrivalStation', 'arrivalBusStop', 'arrivalBoatTerminal'],
	departs: ['departureTime', 'departureDay'],
	arrives: ['arrivalTime'],
}

/** A ride with a driver or a hired car: its places and times are said of the reservation. */
export function driveOf(reservation: Said, vehicle: Said | null): Part {
	const part = between(reservation, DRIVE)
	const [from, to] = [saying(reservation, ...DRIVE.from), saying(reservation, ...DRIVE.to)]
	const said = from ?? to
	const type = part.fields.fromLocation ?? part.fields.toLocation
	if (said && type) part.fields.transferType = derived(type, typeBetween(from, to))
	put(part.fields, 'passengers', saying(reservation, 'partySize'), passengersOf(reservation))
	const model = [words(saying(vehicle, 'brand') ?? vehicle, 'name', 'brand'), words(vehicle, 'model')]
		.filter(Boolean)
		.join(' ')
	const brand = (saying(vehicle, 'brand') ?? saying(vehicle, 'model')) ? model : ''
	const name = wordsOf(vehicle) ?? words(saying(vehicle, 'provider'), 'name')
	put(
		part.fields,
		'vehicleClass',
		vehicle,
		name && brand && !name.includes(brand) ? `${name} (${brand})` : (name ?? brand),
	)
	return part
}

/** A train, bus or boat: its places and times are said of the journey. */
export function rideOf(reservation: Said, journey: Said | null): Part {
	const part = between(journey, RIDE)
	const start = part.fields.fromLocation ?? part.fields.toLocation
	if (start) part.fields.transferType = derived(start, 'Private Transfer' satisfies (typeof TRANSFER_TYPES)[number])
	const company = wordsOf(saying(journey, 'provider', 'trainCompany', 'busCompany') ?? saying(reservation, 'provider'))
	const service = ['trainName', 'busName', 'trainNumber', 'busNumber', 'name'].map((name) => words(journey, name))
	put(part.fields, 'vehicleClass', journey, [...new Set([company, ...service])].filter(Boolean).join(' '))
	return part
}

function between(holder: Said | null, names: Names): Part {
	const part: Part = { fields: {}, ends: NO_ENDS, issues: [], title: '' }
	const { fields } = part
	const [from, to] = [saying(holder, ...names.from), saying(holder, ...names.to)]
	put(fields, 'fromLocation', from, placeText(from))
	put(fields, 'toLocation', to, placeText(to))
	const departs = putDayAndTime(
		part,
		{ day: 'date', time: 'time' },
		whenOf(saying(holder, ...names.departs)),
		zoneOfPlace(from),
	)
	const arrives = whenOf(saying(holder, ...names.arrives))
	const arrival = arrives && clockOf(arrives, zoneOfPlace(to))
	const nameOf = (place: Said | null) => fold(words(place, 'name') ?? placeText(place) ?? '')
	part.ends = {
		from: nameOf(from),
		to: nameOf(to),
		departs: [departs?.day, departs?.time].filter(Boolean).join('T'),
		arrives: [arrival?.day, arrival?.time].filter(Boolean).join('T'),
	}
	part.title = ['transfer', fields.fromLocation?.value].filter(Boolean).join(' from ')
	return part
}

function typeBetween(from: Said | null, to: Said | null): (typeof TRANSFER_TYPES)[number] {
	if (isAirport(from) !== isAirport(to)) return isAirport(from) ? 'Airport Pickup' : 'Airport Dropoff'
	return isHotel(from) && isHotel(to) ? 'Inter-Hotel' : 'Private Transfer'
}

const isHotel = (place: Said | null) =>
	place !== null &&
	(typesOf(place).some((type) => LODGINGS.test(type)) ||
		/\b(hotel|h[oô]tel|resort|villa|lodge)\b/i.test(words(place, 'name') ?? ''))
export const LODGINGS = /^(Hotel|Hostel|Motel|Resort|BedAndBreakfast|LodgingBusiness|Campground|VacationRental)$/

function passengersOf(reservation: Said): number | null {
	const number = Number(words(reservation, 'partySize'))
	return Number.isInteger(number) && number > 0 && number < 1000 ? number : null
}
