import { airportByCode } from '#server/airports/airports.ts'
import { fold } from '#shared/fold.ts'
import { findDays } from '../../values/days.ts'
import { readCabinClass, readFlightName } from '../../values/flights.ts'
import { readMoment } from '../../values/moments.ts'
import { readTitle } from '../../values/people.ts'
import { isBoardBasis } from '../../values/stays.ts'
import { splitIdentifier } from '../../values/text.ts'
import type { Pair } from '../blocks.ts'
import type { ReadOptions } from '../group-reader.ts'
import type { ElementType } from '../labels/dictionaries.ts'

/** What a value is by its form, whatever its label says. */
export type Form =
	| 'moment'
	| 'time'
	| 'airport'
	| 'flight'
	| 'board'
	| 'cabin'
	| 'reference'
	| 'count'
	| 'title'
	| 'email'
	| 'phone'
	| 'amount'
	| 'text'

/** Durations are none: 'PT9H50M'. */
const REFERENCE = /^(?!PT?\d+[DHM])(?=[^\d]*\d|[A-Z]{6}$)[A-Z0-9][A-Z0-9/-]{3,24}$/
const AMOUNT = /^(?:[A-Z]{3}|[£€$¥])? ?\d[\d.,' ]*[.,]\d\d(?: ?(?:[A-Z]{3}|[£€$¥]))?$/

/** '074 2418837715' */
const TICKET = /^\d{3}[ -]?\d{4} ?\d{3} ?\d{3}$/

/** The form of a value. Null for one that states nothing. */
export function formOf(value: string, { days }: ReadOptions): Form | null {
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
	return REFERENCE.test(text) ? 'reference' : 'text'
}

export const START =
	/\b(?:dep|departs?|departure|departing|from|origin|start|starts|begin|begins|leaves?|out|outbound|board|pick ?up|collect\w*|etd|std|von|ab|abfahrt|abflug|beginn|anreise|salida|desde|partenza|da|saida|de|inizio|inicio|debut|vertrek|depart|ritiro|recogida|abholung|ophalen|partida)\b/
export const END =
	/\b(?:arr|arrives?|arrival|arriving|to|dest|destination|end|ends|until|till|lands?|drop(?: ?off)?|deliver\w*|alight|eta|sta|nach|bis|an|ankunft|abreise|ende|llegada|hasta|arrivo|a|chegada|para|fine|fin|vers|naar|aankomst|return|ruckgabe|restitution|devolucion|riconsegna|arrivee|chegada)\b/
const ROOM = /\b(?:room|suite|cabin|berth|unit|zimmer|chambre|camera|habitacion|quarto|kamer)\b/
const VEHICLE = /\b(?:vehicle|car|fahrzeug|vehicule|vehiculo|veicolo|veiculo|mode)\b/
const PLACE =
	/\b(?:where|place|meet\w*|location|venue|from|at|ort|treffpunkt|lieu|rendez vous|lugar|punto|luogo|ritrovo)\b/
const PEOPLE = /\b(?:pax|people|persons?|passengers?|guests?|adults?|personen|personas|persone|personnes|pessoas)\b/
const NIGHTS = /\b(?:nights?|nts|nachte|nuits|noches|notti|noites|nachten)\b/
const BIRTH = /\b(?:birth|born|dob|bday|geburt\w*|geboren|naissance|nacimiento|nascita|nascimento)\b/
const EXPIRY = /\b(?:exp|expir\w*|valid\w*|gultig|caducidad|scadenza)\b/
const GIVEN = /\b(?:given|first|forename|vorname|prenom)\b/
const FAMILY = /\b(?:surname|family|last|nachname|nom|apellidos?|cognome|sobrenome)\b/
const DOCUMENT = /\b(?:passport|doc|document|pass|reisepass|passeport|pasaporte|passaporto)\b/
const NATIONALITY = /\b(?:nat|nationality|citizen\w*|staatsangehorigkeit|nationalite|nacionalidad|nazionalita)\b/

/** What is known of the record so far, by field. */
export type Taken = ReadonlySet<string>
type Asked = { words: string; value: string; form: Form; taken: Taken }

/**
 * The field of a value whose label is not known (IMPORT-99): by its form, by single words of its label, and by what the record lacks.
 * Null if it is none of the trip.
 */
export function fieldByForm(
	type: Exclude<ElementType, 'trip'>,
	{ label, value }: Pair,
	taken: Taken,
	options: ReadOptions,
): string | null {
	const form = formOf(value, options)
	if (form === null || form === 'amount') return null
	return FIELDS[type]({ words: fold(splitIdentifier(label)), value, form, taken }) ?? null
}

/** 'OK' and 'HK1' are no names of services, and people are none. */
const isName = (value: string) =>
	/\p{L}{3}/u.test(value) && /\p{Ll}/u.test(value) && readTitle(value.split(' ')[0] ?? '') === null

/** The first of several fields that has no value yet. */
const firstFree = (taken: Taken, ...fields: string[]) => fields.find((field) => !taken.has(field))

const FIELDS: Record<Exclude<ElementType, 'trip'>, (asked: Asked) => string | null | undefined> = {
	flight: ({ words, form, taken }) => {
		const end = END.test(words) ? 'arrival' : START.test(words) ? 'departure' : null
		if (form === 'moment') return end ? `${end}Time` : firstFree(taken, 'date')
		if (form === 'time') return end ? `${end}Time` : firstFree(taken, 'departureTime', 'arrivalTime')
		if (form === 'airport') return end ? `${end}Airport` : firstFree(taken, 'departureAirport', 'arrivalAirport')
		if (form === 'flight') return firstFree(taken, 'flightNumber')
		if (form === 'cabin') return firstFree(taken, 'class')
		if (form === 'reference') return firstFree(taken, 'pnr')
		return form === 'text' && end ? firstFree(taken, `${end}Airport`) : null
	},
	accommodation: ({ words, value, form, taken }) => {
		if (form === 'moment')
			return END.test(words) ? firstFree(taken, 'checkOut') : firstFree(taken, 'checkIn', 'checkOut')
		if (form === 'board') return firstFree(taken, 'boardBasis')
		if (form === 'reference') return firstFree(taken, 'confirmationNumber')
		if (form === 'count') return NIGHTS.test(words) ? firstFree(taken, 'nights') : null
		if (form !== 'text') return null
		if (ROOM.test(words)) return firstFree(taken, 'roomType')
		if (!taken.has('hotelName') && isName(value) && !/,.*\d|\d.*,/.test(value)) return 'hotelName'
		return ROOM.test(fold(value)) ? firstFree(taken, 'roomType') : /\d/.test(value) ? firstFree(taken, 'address') : null
	},
	transfer: ({ words, form, taken }) => {
		if (form === 'moment') return END.test(words) && taken.has('date') ? null : firstFree(taken, 'date')
		if (form === 'time') return END.test(words) ? null : firstFree(taken, 'time')
		if (form === 'reference') return firstFree(taken, 'confirmationNumber')
		if (form === 'count') return PEOPLE.test(words) ? firstFree(taken, 'passengers') : null
		if (form !== 'text' && form !== 'airport') return null
		if (VEHICLE.test(words)) return firstFree(taken, 'vehicleClass')
		if (START.test(words)) return firstFree(taken, 'fromLocation')
		return END.test(words) ? firstFree(taken, 'toLocation') : null
	},
	activity: ({ words, value, form, taken }) => {
		if (form === 'moment') return END.test(words) && taken.has('date') ? null : firstFree(taken, 'date')
		if (form === 'time') return END.test(words) ? null : firstFree(taken, 'time')
		if (form === 'reference') return firstFree(taken, 'confirmationNumber')
		if (form !== 'text') return null
		if (PLACE.test(words) || ROOM.test(words)) return firstFree(taken, 'location')
		return isName(value) ? firstFree(taken, 'name') : null
	},
	guest: ({ words, form, taken }) => {
		if (form === 'moment')
			return BIRTH.test(words) ? 'dateOfBirth' : EXPIRY.test(words) ? firstFree(taken, 'passportExpiry') : null
		if (form === 'title') return firstFree(taken, 'title')
		if (form === 'email') return firstFree(taken, 'email')
		if (form === 'phone') return firstFree(taken, 'phone')
		if (form === 'reference') return DOCUMENT.test(words) ? firstFree(taken, 'passportNumber') : null
		if (form !== 'text' && form !== 'airport') return null
		if (GIVEN.test(words)) return firstFree(taken, 'given')
		if (FAMILY.test(words)) return firstFree(taken, 'family')
		return NATIONALITY.test(words) ? firstFree(taken, 'nationality') : null
	},
}
