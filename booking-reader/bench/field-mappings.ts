import { findAirports } from '#server/airports/airports.ts'
import { fold } from '#shared/fold.ts'
import type { DraftElement, ImportedKind } from '#shared/import/draft.ts'
import { offsetAt } from '#shared/places/zoned-time.ts'
import { leaves } from './compare-leaves.ts'
import type { Item } from './score.ts'

type Test = (element: DraftElement, value: string, item: Item) => boolean
/** `field` is the one that the test looks at first. */
type Mapping = [path: RegExp, list: ImportedKind, field: string, test: Test]
export const valueOf = (element: DraftElement, field: string) => String(element.fields[field]?.value ?? '')
const equals = (field: string) => (element: DraftElement, value: string) =>
	fold(valueOf(element, field)) === fold(value)
const includes = (field: string) => (element: DraftElement, value: string) =>
	fold(valueOf(element, field)).includes(fold(value))
const startsWith = (field: string, length: number) => (element: DraftElement, value: string) =>
	valueOf(element, field) === value.slice(0, length)
const dateAndTime = (day: string, time: string) => (element: DraftElement, value: string) =>
	`${valueOf(element, day)}T${valueOf(element, time)}` === value.slice(0, 16)
/** Zones are equal if their offsets are equal on that day. */
const sameZone =
	(field: string, day = field) =>
	(element: DraftElement, value: string) => {
		const zone = element.fields[field]?.zone
		const at = Date.parse(`${valueOf(element, day).slice(0, 10)}T12:00Z`)
		return zone !== undefined && offsetAt(zone, at) === offsetAt(value, at)
	}
/** If the expected airport has a code, its name is not compared. */
const airport = (field: string) => (element: DraftElement, value: string, item: Item) =>
	leaves(item).some((leaf) => leaf.includes(`/${field}/iataCode=`)) ||
	equals(field)(element, value) ||
	findAirports(value).some(({ code }) => code === valueOf(element, field))

/** Maps each leaf of a reservation to a field of our records. Leaves without a mapping are not scored. */
export const FIELD_MAPPINGS: Record<string, Mapping[]> = {
	FlightReservation: [
		[/^\/reservationNumber$/, 'flights', 'pnr', equals('pnr')],
		[/^\/reservationStatus$/, 'flights', 'status', statusMatches],
		[
			/^\/reservationFor\/flightNumber$/,
			'flights',
			'flightNumber',
			(flight, value) => valueOf(flight, 'flightNumber').endsWith(value.replace(/^0+/, '')),
		],
		[
			/^\/reservationFor\/airline\/iataCode$/,
			'flights',
			'flightNumber',
			(flight, value) => valueOf(flight, 'flightNumber').startsWith(value),
		],
		[/^\/reservationFor\/airline\/name$/, 'flights', 'airline', equals('airline')],
		[/departureAirport\/iataCode$/, 'flights', 'departureAirport', equals('departureAirport')],
		[/arrivalAirport\/iataCode$/, 'flights', 'arrivalAirport', equals('arrivalAirport')],
		[/departureAirport\/name$/, 'flights', 'departureAirport', airport('departureAirport')],
		[/arrivalAirport\/name$/, 'flights', 'arrivalAirport', airport('arrivalAirport')],
		[
			/departureDay$/,
			'flights',
			'departureTime',
			(flight, value) => valueOf(flight, 'departureTime').startsWith(value),
		],
		[/departureTime(\/@value)?$/, 'flights', 'departureTime', startsWith('departureTime', 16)],
		[/arrivalTime(\/@value)?$/, 'flights', 'arrivalTime', startsWith('arrivalTime', 16)],
		[/departureTime\/timezone$/, 'flights', 'departureTime', sameZone('departureTime')],
		[/arrivalTime\/timezone$/, 'flights', 'arrivalTime', sameZone('arrivalTime')],
	],
	LodgingReservation: [
		[/^\/reservationNumber$|^\/reservationId$/, 'accommodations', 'confirmationNumber', equals('confirmationNumber')],
		[/^\/reservationStatus$/, 'accommodations', 'status', statusMatches],
		[/^\/reservationFor\/name$/, 'accommodations', 'hotelName', equals('hotelName')],
		[/^\/reservationFor\/address\/(?!addressCountry|@type)/, 'accommodations', 'address', includes('address')],
		[/^\/check-?inTime(\/@value)?$/i, 'accommodations', 'checkIn', startsWith('checkIn', 10)],
		[/^\/check-?outTime(\/@value)?$/i, 'accommodations', 'checkOut', startsWith('checkOut', 10)],
	],
	TrainReservation: rides('departureStation', 'arrivalStation'),
	BusReservation: rides('departureBusStop', 'arrivalBusStop'),
	RentalCarReservation: drives(),
	TaxiReservation: drives(),
	EventReservation: events('/reservationFor'),
	Event: events(''),
	FoodEstablishmentReservation: [
		[/^\/reservationFor\/name$/, 'activities', 'name', equals('name')],
		[/^\/startTime(\/@value)?$/, 'activities', 'date', dateAndTime('date', 'time')],
		[/^\/reservationFor\/address\/(?!addressCountry|@type)/, 'activities', 'location', includes('location')],
		[/^\/partySize$/, 'activities', 'additionalInformation', includes('additionalInformation')],
	],
}

function statusMatches(element: DraftElement, value: string) {
	const stated = valueOf(element, 'status') || 'confirmed'
	return value.toLowerCase().endsWith(stated)
}

function rides(from: string, to: string): Mapping[] {
	return [
		[/^\/reservationNumber$|^\/reservationId$/, 'transfers', 'confirmationNumber', equals('confirmationNumber')],
		[/^\/reservationStatus$/, 'transfers', 'status', statusMatches],
		[new RegExp(`${from}/name$`), 'transfers', 'fromLocation', includes('fromLocation')],
		[new RegExp(`${to}/name$`), 'transfers', 'toLocation', includes('toLocation')],
		[/departureDay$/, 'transfers', 'date', equals('date')],
		[/departureTime(\/@value)?$/, 'transfers', 'date', dateAndTime('date', 'time')],
		[/departureTime\/timezone$/, 'transfers', 'time', sameZone('time', 'date')],
		[/(trainNumber|trainName|busNumber|provider\/name)$/, 'transfers', 'vehicleClass', includes('vehicleClass')],
	]
}

function drives(): Mapping[] {
	return [
		[/^\/reservation(Number|Id)$/, 'transfers', 'confirmationNumber', equals('confirmationNumber')],
		[/^\/reservationStatus$/, 'transfers', 'status', statusMatches],
		[
			/^\/pickupLocation\/(name|address\/(?!addressCountry|@type))/,
			'transfers',
			'fromLocation',
			includes('fromLocation'),
		],
		[/^\/dropoffLocation\/(name|address\/(?!addressCountry|@type))/, 'transfers', 'toLocation', includes('toLocation')],
		[/^\/pickupTime$/, 'transfers', 'date', dateAndTime('date', 'time')],
		[
			/^\/reservationFor\/(name|model|brand\/name|provider\/name)$/,
			'transfers',
			'vehicleClass',
			includes('vehicleClass'),
		],
	]
}

function events(event: string): Mapping[] {
	return [
		[/^\/reservationNumber$/, 'activities', 'confirmationNumber', equals('confirmationNumber')],
		[new RegExp(`^${event}/name$`), 'activities', 'name', equals('name')],
		[new RegExp(`^${event}/description$`), 'activities', 'description', equals('description')],
		[new RegExp(`^${event}/startDate(/@value)?$`), 'activities', 'date', startMatches],
		[new RegExp(`^${event}/startDate/timezone$`), 'activities', 'date', sameZone('date')],
		[new RegExp(`^${event}/endDate(/@value)?$`), 'activities', 'endDate', endMatches],
		[
			new RegExp(`^${event}/location/(name|address/(?!addressCountry|@type))`),
			'activities',
			'location',
			includes('location'),
		],
	]
}

/** An event that starts at midnight has no time in our records. */
function startMatches(element: DraftElement, value: string) {
	const [day, time] = [value.slice(0, 10), value.slice(11, 16)]
	return valueOf(element, 'date') === day && (time === '00:00' || time === '' || valueOf(element, 'time') === time)
}

/** An event that ends on its first day, or before it starts, has no end date in our records. */
function endMatches(element: DraftElement, value: string) {
	const [first, last] = [valueOf(element, 'date'), value.slice(0, 10)]
	return last <= first ? valueOf(element, 'endDate') === '' : valueOf(element, 'endDate') === last
}
