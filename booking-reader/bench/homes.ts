import { findAirports } from '#server/airports/airports.ts'
import { fold } from '#shared/fold.ts'
import type { DraftElement, DraftList } from '#shared/import/draft.ts'
import { offsetAt } from '#shared/places/zoned-time.ts'
import { leaves } from './compare-leaves.ts'
import type { Item } from './score.ts'

type Home = [path: RegExp, list: DraftList, test: (element: DraftElement, value: string, item: Item) => boolean]
export const valueOf = (element: DraftElement, field: string) => String(element.fields[field]?.value ?? '')
const is = (field: string) => (element: DraftElement, value: string) => fold(valueOf(element, field)) === fold(value)
const holds = (field: string) => (element: DraftElement, value: string) =>
	fold(valueOf(element, field)).includes(fold(value))
const begins = (field: string, length: number) => (element: DraftElement, value: string) =>
	valueOf(element, field) === value.slice(0, length)
const clockOf = (day: string, time: string) => (element: DraftElement, value: string) =>
	`${valueOf(element, day)}T${valueOf(element, time)}` === value.slice(0, 16)
/** Zones are compared by what their clocks read that day. */
const zoneOf =
	(field: string, day = field) =>
	(element: DraftElement, value: string) => {
		const zone = element.fields[field]?.zone
		const at = Date.parse(`${valueOf(element, day).slice(0, 10)}T12:00Z`)
		return zone !== undefined && offsetAt(zone, at) === offsetAt(value, at)
	}
/** Where the code is expected, the name has no home beside it. */
const airport = (field: string) => (element: DraftElement, value: string, item: Item) =>
	leaves(item).some((leaf) => leaf.includes(`/${field}/iataCode=`)) ||
	is(field)(element, value) ||
	findAirports(value).some(({ code }) => code === valueOf(element, field))

/** Where a leaf of a reservation has its home in our records. What has none is not counted. */
export const HOMES: Record<string, Home[]> = {
	FlightReservation: [
		[/^\/reservationNumber$/, 'flights', is('pnr')],
		[/^\/reservationStatus$/, 'flights', status],
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
		[/^\/reservationFor\/airline\/name$/, 'flights', is('airline')],
		[/departureAirport\/iataCode$/, 'flights', is('departureAirport')],
		[/arrivalAirport\/iataCode$/, 'flights', is('arrivalAirport')],
		[/departureAirport\/name$/, 'flights', airport('departureAirport')],
		[/arrivalAirport\/name$/, 'flights', airport('arrivalAirport')],
		[/departureDay$/, 'flights', (flight, value) => valueOf(flight, 'departureTime').startsWith(value)],
		[/departureTime(\/@value)?$/, 'flights', begins('departureTime', 16)],
		[/arrivalTime(\/@value)?$/, 'flights', begins('arrivalTime', 16)],
		[/departureTime\/timezone$/, 'flights', zoneOf('departureTime')],
		[/arrivalTime\/timezone$/, 'flights', zoneOf('arrivalTime')],
	],
	TrainReservation: rides('departureStation', 'arrivalStation'),
	BusReservation: rides('departureBusStop', 'arrivalBusStop'),
	RentalCarReservation: drives(),
	TaxiReservation: drives(),
	EventReservation: events('/reservationFor'),
	Event: events(''),
	FoodEstablishmentReservation: [
		[/^\/reservationFor\/name$/, 'activities', is('name')],
		[/^\/startTime(\/@value)?$/, 'activities', clockOf('date', 'time')],
		[/^\/reservationFor\/address\/(?!addressCountry|@type)/, 'activities', holds('location')],
		[/^\/partySize$/, 'activities', holds('additionalInformation')],
	],
}

function status(element: DraftElement, value: string) {
	const said = valueOf(element, 'status') || 'confirmed'
	return value.toLowerCase().endsWith(said)
}

function rides(from: string, to: string): Home[] {
	return [
		[/^\/reservationNumber$|^\/reservationId$/, 'transfers', is('confirmationNumber')],
		[/^\/reservationStatus$/, 'transfers', status],
		[new RegExp(`${from}/name$`), 'transfers', holds('fromLocation')],
		[new RegExp(`${to}/name$`), 'transfers', holds('toLocation')],
		[/departureDay$/, 'transfers', is('date')],
		[/departureTime(\/@value)?$/, 'transfers', clockOf('date', 'time')],
		[/departureTime\/timezone$/, 'transfers', zoneOf('time', 'date')],
		[/(trainNumber|trainName|busNumber|provider\/name)$/, 'transfers', holds('vehicleClass')],
	]
}

function drives(): Home[] {
	return [
		[/^\/reservation(Number|Id)$/, 'transfers', is('confirmationNumber')],
		[/^\/reservationStatus$/, 'transfers', status],
		[/^\/pickupLocation\/(name|address\/(?!addressCountry|@type))/, 'transfers', holds('fromLocation')],
		[/^\/dropoffLocation\/(name|address\/(?!addressCountry|@type))/, 'transfers', holds('toLocation')],
		[/^\/pickupTime$/, 'transfers', clockOf('date', 'time')],
		[/^\/reservationFor\/(name|model|brand\/name|provider\/name)$/, 'transfers', holds('vehicleClass')],
	]
}

function events(event: string): Home[] {
	return [
		[/^\/reservationNumber$/, 'activities', is('confirmationNumber')],
		[new RegExp(`^${event}/name$`), 'activities', is('name')],
		[new RegExp(`^${event}/description$`), 'activities', is('description')],
		[new RegExp(`^${event}/startDate(/@value)?$`), 'activities', startsThen],
		[new RegExp(`^${event}/startDate/timezone$`), 'activities', zoneOf('date')],
		[new RegExp(`^${event}/endDate(/@value)?$`), 'activities', endsThen],
		[new RegExp(`^${event}/location/(name|address/(?!addressCountry|@type))`), 'activities', holds('location')],
	]
}

/** An event from midnight has no hour with us. */
function startsThen(element: DraftElement, value: string) {
	const [day, time] = [value.slice(0, 10), value.slice(11, 16)]
	return valueOf(element, 'date') === day && (time === '00:00' || time === '' || valueOf(element, 'time') === time)
}

/** One that ends on its day, or that is said to end before it begins, has no last day with us. */
function endsThen(element: DraftElement, value: string) {
	const [first, last] = [valueOf(element, 'date'), value.slice(0, 10)]
	return last <= first ? valueOf(element, 'endDate') === '' : valueOf(element, 'endDate') === last
}
