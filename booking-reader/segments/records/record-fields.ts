import { airportByCode } from '#server/airports/airports.ts'
import { fold } from '#shared/fold.ts'
import { parseStatus } from '../read-status.ts'
import { findDays } from '../../values/days.ts'
import { readCabinClass, readFlightName } from '../../values/flights.ts'
import { readMoment } from '../../values/moments.ts'
import { readTitle } from '../../values/people.ts'
import { isBoardBasis } from '../../values/stays.ts'
import { splitIdentifier } from '../../values/text.ts'
import type { Pair } from '../blocks.ts'
import type { ReadOptions } from '../group-reader.ts'
import { type ElementType, lookUpLabel, normaliseLabel } from '../labels/dictionaries.ts'

/** What a value is by its form, whatever its label says. */

/** Durations are none: 'PT9H50M'. */
const REFERENCE = /^(?!PT?\d+[DHM])(?=[^\d]*\d|[A-Z]{6}$)[A-Z0-9][A-Z0-9/-]{3,24}$/
const AMOUNT = /^(?:[A-Z]{3}|[£€$¥])? ?\d[\d.,' ]*[.,]\d\d(?: ?(?:[A-Z]{3}|[£€$¥]))?$/

/** '074 2418837715' */
const TICKET = /^\d{3}[ -]?\d{4} ?\d{3} ?\d{3}$/

/** The form of a value. Null for one that states nothing. */
function formOf(value: string, { days }: ReadOptions): string | null {
	const text = value.trim()
	if (text.length > 200 || !/[\p{L}\d]/u.test(text)) return null
	if (/^\S+@\S+\.\w{2,}$/.test(text)) return 'email'
	if (/^\+?\(?\d[\d ()./-]{7,20}$/.test(text) && !TICKET.test(text) && findDays(text, days).length === 0) return 'phone'
	const moment = readMoment(text, days)
	if (moment.rest.length <= 3 && moment.days.length > 0) return 'moment'
	if (moment.rest.length <= 3 && moment.times.length > 0) return 'time'
	if (AMOUNT.test(text)) return 'amount'
	if (/^\d{1,3}$/.test(text)) return 'count'
	if (/^[A-Z]{3}$/.test(text) && airportByCode(text)) return 'airport'
	if (readTitle(text)) return 'title'
	if (isBoardBasis(text)) return 'board'
	if (text.length <= 40 && /^[A-Z][A-Z0-9]? ?\d{1,4}\b/.test(text) && readFlightName(text).flightNumber) return 'flight'
	if (text.length <= 40 && readCabinClass(text)) return 'cabin'
	if (REFERENCE.test(text)) return 'reference'
	// 'OK', 'HK1' and 'Confirmed' are no names of services, and people are none.
	const isStatus = !text.includes(' ') && parseStatus(text) !== null
	const isName =
		/\p{L}{3}/u.test(text) && /\p{Ll}/u.test(text) && !isStatus && readTitle(text.split(' ')[0] ?? '') === null
	return !isName ? 'text' : /,.*\d|\d.*,|\p{L}{3} \d[\d-]*$/u.test(text) ? 'address' : 'name'
}

const START =
	/\b(?:dep|departs?|departure|departing|from|origin|start|starts|begin|begins|leaves?|out|outbound|board|pick ?up|collect\w*|etd|std|von|ab|abfahrt|abflug|beginn|anreise|salida|desde|partenza|da|saida|de|inizio|inicio|debut|vertrek|depart|ritiro|recogida|abholung|ophalen|partida)\b/
const END =
	/\b(?:arr|arrives?|arrival|arriving|to|dest|destination|end|ends|until|till|lands?|drop(?: ?off)?|deliver\w*|alight|eta|sta|nach|bis|an|ankunft|abreise|ende|llegada|hasta|arrivo|a|chegada|para|fine|fin|vers|naar|aankomst|return|ruckgabe|restitution|devolucion|riconsegna|arrivee|chegada)\b/
const NOT_END = new RegExp(`^(?!.*${END.source})`)
/** What is no name and no place, whatever its form. */
const NOT_ASIDE =
	/^(?!.*\b(?:rate|tariff|plan|price|memo|notes?|reason|comments?|policy|channel|source|status|state|stat)\b)/
const ROOM = /\b(?:accomm?\w*|space|room|suite|cabin|berth|unit|zimmer|chambre|camera|habitacion|quarto|kamer)\b/
const VEHICLE = /\b(?:vehicle|car|fahrzeug|vehicule|vehiculo|veicolo|veiculo|mode)\b/
const PLACE =
	/\b(?:where|place|meet\w*|location|venue|from|at|ort|treffpunkt|lieu|rendez vous|lugar|punto|luogo|ritrovo)\b/
const PEOPLE = /\b(?:pax|people|persons?|passengers?|guests?|adults?|personen|personas|persone|personnes|pessoas)\b/
const NIGHTS = /\b(?:nights?|nts|nachte|nuits|noches|notti|noites|nachten)\b/
const BIRTH = /\b(?:birth|born|dob|bday|geburt\w*|geboren|naissance|nacimiento|nascita|nascimento)\b/

/** Any text, whose label says what it is. */
const TEXT = 'name address text airport'

/** For each field the forms that its values have, and what its label says. The first that has no value yet is taken. */
const FIELDS: Record<
	Exclude<ElementType, 'trip'>,
	readonly (readonly [field: string, forms: string, words?: RegExp])[]
> = {
	flight: [
		['arrivalTime', 'moment time', END],
		['departureTime', 'moment time', START],
		['date', 'moment'],
		['arrivalAirport', TEXT, END],
		['departureAirport', TEXT, START],
		['flightNumber', 'flight'],
		['class', 'cabin'],
		['pnr', 'reference'],
	],
	accommodation: [
		['checkOut', 'moment', END],
		['checkIn', 'moment'],
		['checkOut', 'moment'],
		['boardBasis', 'board'],
		['confirmationNumber', 'reference'],
		['nights', 'count', NIGHTS],
		['roomType', TEXT, ROOM],
		['hotelName', 'name', NOT_ASIDE],
		['address', 'address', NOT_ASIDE],
	],
	transfer: [
		['date', 'moment'],
		['time', 'time', NOT_END],
		['confirmationNumber', 'reference'],
		['passengers', 'count', PEOPLE],
		['vehicleClass', TEXT, VEHICLE],
		['fromLocation', TEXT, START],
		['toLocation', TEXT, END],
	],
	activity: [
		['date', 'moment'],
		['time', 'time', NOT_END],
		['confirmationNumber', 'reference'],
		['location', TEXT, PLACE],
		['name', 'name address'],
	],
	guest: [
		['dateOfBirth', 'moment', BIRTH],
		['title', 'title'],
		['email', 'email'],
		['phone', 'phone'],
	],
}

/**
 * The field of a value whose label is not known (IMPORT-99): by its form, by single words of its label, and by what the record lacks.
 * Null if it is none of the trip.
 */
export function fieldByForm(
	type: Exclude<ElementType, 'trip'>,
	{ label, value }: Pair,
	isTaken: (field: string) => boolean,
	options: ReadOptions,
): string | null {
	const form = formOf(value, options)
	const said = fold(splitIdentifier(label))
	// Who stays in a room is no hotel.
	const isOfGuest = type !== 'guest' && lookUpLabel('guest', normaliseLabel(label))?.field === 'guestNames'
	const isFree = ([field, forms, words]: (typeof FIELDS)[typeof type][number]) =>
		form !== null && !isOfGuest && forms.split(' ').includes(form) && (words?.test(said) ?? true) && !isTaken(field)
	return FIELDS[type].find(isFree)?.[0] ?? null
}

const NAMED: ReadonlySet<string> = new Set(
	'airline operator supplier hotelName location fromLocation toLocation departureAirport arrivalAirport'.split(' '),
)
/** Whether a value may be that of a field, since a label may mean something else than in other documents. */
export const fits = (field: string, { value }: Pair, options: ReadOptions): boolean =>
	!NAMED.has(field) || !['moment', 'time', 'count'].includes(formOf(value, options) ?? '')
