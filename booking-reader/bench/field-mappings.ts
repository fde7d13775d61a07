import { findAirports } from '#server/airports/airports.ts'
import { fold } from '#shared/fold.ts'
import type { DraftElement, ImportedKind } from '#shared/import/draft.ts'
import { offsetAt } from '#shared/places/zoned-time.ts'
import { leaves } from './compare-leaves.ts'
import type { Item } from './score.ts'

type Mapping = [path: RegExp, list: ImportedKind, test: (element: DraftElement, value: string, item: Item) => boolean]
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
		[/^\/reservationNumber$/, 'flights', equals('pnr')],
		[/^\/reservationStatus$/, 'flights', statusMatches],
		[
			/^\/reservationFor\/flightNumber$/,
			'flights',
			(flight, value) => valueOf(flight, 'flightNumber').endsWith(value.replace(/^0+/, '')),
		],
		[
			/^\/reservationFor\/airline\/iataCode$/,
			'flights',
			(flight, value) => valueOf(flight, 'flightNumber').startsWith(value),
		],
		[/^\/reservationFor\/airline\/name$/, 'flights', equals('airline')],
		[/departureAirport\/iataCode$/, 'flights', equals('departureAirport')],
		[/arrivalAirport\/iataCode$/, 'flights', equals('arrivalAirport')],
		[/departureAirport\/name$/, 'flights', airport('departureAirport')],
		[/arrivalAirport\/name$/, 'flights', airport('arrivalAirport')],
		[/departureDay$/, 'flights', (flight, value) => valueOf(flight, 'departureTime').startsWith(value)],
		[/departureTime(\/@value)?$/, 'flights', startsWith('departureTime', 16)],
		[/arrivalTime(\/@value)?$/, 'flights', startsWith('arrivalTime', 16)],
		[/departureTime\/timezone$/, 'flights', sameZone('departureTime')],
		[/arrivalTime\/timezone$/, 'flights', sameZone('arrivalTime')],
	],
	TrainReservation: rides('departureStation', 'arrivalStation'),
	BusReservation: rides('departureBusStop', 'arrivalBusStop'),
	RentalCarReservation: drives(),
	TaxiReservation: drives(),
	EventReservation: events('/reservationFor'),
	Event: events(''),
	FoodEstablishmentReservation: [
		[/^\/reservationFor\/name$/, 'activities', equals('name')],
		[/^\/startTime(\/@value)?$/, 'activities', dateAndTime('date', 'time')],
		[/^\/reservationFor\/address\/(?!addressCountry|@type)/, 'activities', includes('location')],
		[/^\/partySize$/, 'activities', includes('additionalInformation')],
	],
}

function statusMatches(element: DraftElement, value: string) {
	const stated = valueOf(element, 'status') || 'confirmed'
	return value.toLowerCase().endsWith(stated)
}

function rides(from: string, to: string): Mapping[] {
	return [
		[/^\/reservationNumber$|^\/reservationId$/, 'transfers', equals('confirmationNumber')],
		[/^\/reservationStatus$/, 'transfers', statusMatches],
		[new RegExp(`${from}/name$`), 'transfers', includes('fromLocation')],
		[new RegExp(`${to}/name$`), 'transfers', includes('toLocation')],
		[/departureDay$/, 'transfers', equals('date')],
		[/departureTime(\/@value)?$/, 'transfers', dateAndTime('date', 'time')],
		[/departureTime\/timezone$/, 'transfers', sameZone('time', 'date')],
		[/(trainNumber|trainName|busNumber|provider\/name)$/, 'transfers', includes('vehicleClass')],
	]
}

function drives(): Mapping[] {
	return [
		[/^\/reservation(Number|Id)$/, 'transfers', equals('confirmationNumber')],
		[/^\/reservationStatus$/, 'transfers', statusMatches],
		[/^\/pickupLocation\/(name|address\/(?!addressCountry|@type))/, 'transfers', includes('fromLocation')],
		[/^\/dropoffLocation\/(name|address\/(?!addressCountry|@type))/, 'transfers', includes('toLocation')],
		[/^\/pickupTime$/, 'transfers', dateAndTime('date', 'time')],
		[/^\/reservationFor\/(name|model|brand\/name|provider\/name)$/, 'transfers', includes('vehicleClass')],
	]
}

function events(event: string): Mapping[] {
	return [
		[/^\/reservationNumber$/, 'activities', equals('confirmationNumber')],
		[new RegExp(`^${event}/name$`), 'activities', equals('name')],
		[new RegExp(`^${event}/description$`), 'activities', equals('description')],
		[new RegExp(`^${event}/startDate(/@value)?$`), 'activities', startMatches],
		[new RegExp(`^${event}/startDate/timezone$`), 'activities', sameZone('date')],
		[new RegExp(`^${event}/endDate(/@value)?$`), 'activities', endMatches],
		[new RegExp(`^${event}/location/(name|address/(?!addressCountry|@type))`), 'activities', includes('location')],
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
