import { airlineByDesignator, designatorByName } from '#server/airports/airlines.ts'
import { fold } from '#shared/fold.ts'
import type { Draft, DraftElement, ReadValue } from '#shared/import/draft.ts'
import { isOfBaggage, readBaggage, readCabinClass } from '../../values/flights.ts'
import { TITLE_PATTERN } from '../../values/people.ts'
import { valueFrom } from '../lines.ts'
import type { SourceLine } from '../source-lines.ts'

/** 'DL - GQ4H7K', '/DCBA*X7MKLP', 'dossier AF : TWQ4M8', 'KL LOC 7HDM2R', '5KDLM2 (FI)': an airline with its own locator. */
const OWN_LOCATOR =
	/(?<![A-Z\d])(?:DC)?([A-Z][A-Z\d]|\d[A-Z])(?: ?[-*/:] ?| LOC:? )([A-Z\d]{6})(?![A-Z\d])|(?<![A-Z\d])([A-Z\d]{6}) \(([A-Z][A-Z\d]|\d[A-Z])\)/g
/** What is in front of a locator of flights, and between its label and itself. */
const OF_FLIGHTS =
	/\b(?:airlines?|airways|flights?|flug\w*|vols?|vuelos?|vol[io]|voos?|vlucht\w*|flyg\w*|fly|compagnie|compagnia|aerolinea|companhia aerea|pnr|record locator|localizador|localizzatore|buchungscode|boekingscode|bokningskod|bookingkode|reservationskod|filekey|tap|klm|sas|lufthansa|iberia|swiss|emirates|delta|ana)\b/
const OF_BOOKING =
	/\b(?:confirmation|booking\w*|reservation\w*|reserva|reservierung\w*|buchung\w*|prenotazione|boeking\w*|bokning\w*|bestilling\w*)\b/
const LOCATOR =
	/(?:[:#]|(?<![\p{L}\d])[–-]|(?<!\p{L})(?:is|ist|est|es|är|er|è|é|lautet|ref|code|pnr|PNR|loc\p{L}*|reserva|prenotazione|dossier(?: \p{L}+)?|\p{L}{0,12}code|r[eé]f[eé]ren\p{L}+)\.?) ?((?=[A-Z\d]*[A-Z])[A-Z\d]{6})(?![\p{L}\d-])/gu
/** 'Icelandair locator' and 'BA ref' */
const AIRLINE =
	/(?<![\p{L}\d])(\p{Lu}[\p{L}\d]+(?: \p{Lu}\p{Ll}+){0,2})(?: (?:[Aa]irline |[Rr]ecord |[Bb]ooking )?(?:[Ll]oc\p{L}*|[Rr]ef\p{L}*|PNR|[Cc]ode))?\.?[ :–-]*$/u
/** 'Class: Business', and 'both flights are in Business Class'. */
const CLASS_LABEL =
	/^[-•* ]*(?:[\p{L}/() ]{0,30} )?(?:\p{L}{3,14})?(?:class|klasse|classe|clase|cabin|cabina|kabine|cabine|klass|classe)\b[^:]{0,20}:\s*(\S.{2,40})$/iu
const TITLED = new RegExp(`^\\P{L}*${TITLE_PATTERN}(?!\\p{L})`, 'u')
const ALL_FLIGHTS = /\b(?:flights|sectors|legs|fluge|vols|vuelos|voli|voos|vluchten|flyg|flyreiser)\b/

/** Adds what a document states apart from the flights for all of them: locators, each airline's or one for all, the class and the baggage (IMPORT-111). */
export function shareAmongFlights({ flights }: Draft, lines: readonly SourceLine[]) {
	if (flights.length > 0) shareLocators(flights, locatorsIn(lines))
	const bags = new Map<number, ReadValue>()
	for (const line of lines) {
		const isOfAll = ALL_FLIGHTS.test(fold(line.text))
		const [, value = isOfAll ? line.text : ''] = CLASS_LABEL.exec(line.text) ?? []
		const cabin = value === '' ? null : readCabinClass(value)
		// 'Ms Ola Sample - 1 x 23kg bag' is hers.
		const isShared = !TITLED.test(line.text) && (isOfAll || isOfBaggage(line.text))
		const kilos = isShared && readBaggage(line.text)
		if (kilos) bags.set(kilos, valueFrom(line, line.text, kilos))
		if (cabin) for (const { fields } of flights) fields.class ??= valueFrom(line, line.text, cabin)
	}
	const [bag] = bags.values()
	if (bag && bags.size === 1 && flights.every(({ fields }) => !fields.baggageWeightKg))
		for (const { fields } of flights) fields.baggageWeightKg = bag
}

type Locators = { byAirline: Map<string, ReadValue>; forAll: ReadValue[]; ofBooking: ReadValue[] }

export function locatorsIn(lines: readonly SourceLine[]): Locators {
	const found: Locators = { byAirline: new Map(), forAll: [], ofBooking: [] }
	for (const [index, line] of lines.entries()) {
		for (const [, before = '', behind, first, after = ''] of line.text.matchAll(OWN_LOCATOR)) {
			const locator = behind ?? first ?? ''
			if (/[A-Z]/.test(locator)) found.byAirline.set(before || after, valueFrom(line, line.text, locator))
		}
		const label = labelsOf(lines, index)
		const isBelow = /^(?!..\d{4})[A-Z\d]{6}$/.test(line.text.trim()) && label.length < 80
		const text = isBelow ? `${label}: ${line.text.trim()}` : line.text
		for (const { 0: whole, 1: locator = '', index: at } of text.matchAll(LOCATOR)) {
			const before = text.slice(Math.max(0, at - 60), at + whole.length - locator.length)
			const words = fold(before)
			const [, airline = ''] = AIRLINE.exec(before) ?? []
			const designator = /^[A-Z\d]{2}$/.test(airline) ? airline : designatorByName(airline)
			const value = valueFrom(line, line.text, locator)
			if (designator && airlineByDesignator(designator)) found.byAirline.set(designator, value)
			else if (OF_FLIGHTS.test(words)) found.forAll.push(value)
			else if (OF_BOOKING.test(words)) found.ofBooking.push(value)
		}
	}
	return found
}

/** What stands before a line and, if it is a cell, above it. */
function labelsOf(lines: readonly SourceLine[], index: number): string {
	const { cell } = lines[index]!
	const isAbove = (one: SourceLine) => one.cell?.table === cell?.table && one.cell?.column === cell?.column
	const above = cell && lines.slice(Math.max(0, index - 12), index).findLast(isAbove)
	return [above, lines[index - 1]].map((one) => one?.text ?? '').join(' ')
}

function shareLocators(flights: Draft['flights'], { byAirline, forAll, ofBooking }: Locators) {
	const airlineOf = ({ fields }: DraftElement) => String(fields.flightNumber?.value).slice(0, 2)
	// What is stated below the last flight may be another airline's.
	const isOthers = (one: DraftElement) =>
		[...byAirline].some(([airline, { value }]) => airline !== airlineOf(one) && value === one.fields.pnr?.value)
	const open = flights.filter((one) => !one.fields.pnr || (byAirline.has(airlineOf(one)) && isOthers(one)))
	// Without any other the only one of the booking has the form of an airline's.
	const stated = forAll.length > 0 || open.length < flights.length ? forAll : ofBooking
	const [shared] = stated
	const areAlike = stated.every(({ value }) => value === shared?.value)
	for (const one of open) {
		const pnr = byAirline.get(airlineOf(one)) ?? (areAlike ? shared : undefined)
		if (pnr) one.fields.pnr = pnr
	}
}
