import { isRoomOnly, ROOM as ROOM_WORD } from '../../sequence/services/stay-words.ts'
import type { Block, Pair } from '../blocks.ts'

/**
 * Lines as printed by the reservation systems Amadeus, Galileo and Sabre: ' 1. BA 342 J 20MAY LHRNCE HK2 0725 1025',
 * and names as '1.1DOE/JOHN MR'. The formats are the systems' own, regardless of who forwards them.
 */
const SEGMENT =
	/^\s{0,8}\d{1,2}[. ]\s{0,3}([A-Z][A-Z0-9]|\d[A-Z])\s{0,3}(\d{1,4})\s{0,2}([A-Z])\s{1,3}(\d{1,2}[A-Z]{3}(?:\d{2})?)\s(?:([1-7A-Z]{1,2})(?:\s|(?=\*)))?\*?([A-Z]{3})\s?([A-Z]{3})\s{1,3}\*?([A-Z]{2}\d{1,2})\s{1,12}(?:\w{1,2}\s{1,4})?(\d{3,4}[AP]?)\s{1,4}(?:[#+]?)(\d{3,4}[AP]?)([+#]\d)?(?:\s{1,4}(\d{1,2}[A-Z]{3})(\d{2})?(?!\w))?/
const NAMES =
	/(?:^|\s)\d{1,2}\.\s?\d?([A-Z][A-Z' -]{1,40}\/[A-Z'/ ]{1,60}?)(?:\*(\d{2}[A-Z]{3}\d{2,4})|\((?:CHD|INF)\/(\d{2}[A-Z]{3}\d{2,4})\)|\(INF([A-Z' -]+\/[A-Z' ]+)\/(\d{2}[A-Z]{3}\d{2,4})\))?(?=\s{2}|\s*$|\s\d{1,2}\.)/g
/** 'HTL SV HK1  LOS 20DEC-04JAN 15NT  77120 FEDERAL PALACE' and 'HHL RT HK1 FRA IN20SEP-OUT22SEP … PARKHOTEL'. */
const HOTEL =
	/^\s{0,8}\d{1,2}[. ]\s{0,3}(?:M?H(?:TL|HL|HT)X?|HOTEL)\s+\S{2}\s+([A-Z]{2})\d{1,2}\s+[A-Z]{3}\s+(?:IN[ -]?)?(\d{1,2}[A-Z]{3}(?:\d{2})?)(?: [\dMTWQFJS])?\s?[-/ ]\s?(?:OUT[ -]?)?(\d{1,2}[A-Z]{3}(?:\d{2})?)(?:\s+(\d{1,3}) ?N(?:TS?|IGHTS?)?)?\s+(.*)$/
/** In Sabre the first day stands in front of the status: 'HHL HY 05OCT 2 HK1  NYC OUT 08OCT', 'CAR ZE 08OCT 5 HK1  JFK/11OCT'. */
const DAY_FIRST =
	/^(\s{0,8}\d{1,2}[. ]\s{0,3}[A-Z]{3,5}\s+\S{2}) (\d{1,2}[A-Z]{3}) [1-7] ([A-Z]{2}\d{1,2})\s+([A-Z]{3})(?:\/| OUT )(?=\d{1,2}[A-Z]{3})/
const HOTEL_NAME = /(?:^|\s)((?:[A-Z][A-Z'&.-]+ ?){2,8})(?=\s*$|\/|\s\s|(?<= )\d{1,5} [A-Z]{2})/
/** 'USD 845.00 DLY': the name of the hotel is behind its rate. */
const RATE = /[A-Z]{3} ?\d{2,6}\.\d\d(?: (?:DLY|WKY|WKD|PKG|MTH))?(?=\s|$)/
/** 'ADR-61 E 77TH ST,NEW YORK NY 10075', or behind the name: 'THE SAMPLE HOTEL 9641 SUNSET BLVD BEVERLY HILLS'. */
const ADDRESS = /(?:\bADR-|[A-Z] (?=\d{1,5} [A-Z]{2}))((?:[A-Z0-9.,'&-]+ ?){2,14})(?=\s|\/|$)/
const CAR =
	/^\s{0,8}\d{1,2}[. ]\s{0,3}(?:CAR|CCR)\s+\S{2}\s+([A-Z]{2})\d{1,2}\s+([A-Z]{3})\s+(\d{1,2}[A-Z]{3}(?:\d{2})?)[ -]\d{1,2}[A-Z]{3}/
/** 'ARR-1400': when a car is collected. */
const COLLECTED = /\/ARR-(\d{4})\b/
const RETURNED = /\/\s*DROP-([A-Z]{3})\b/
/** '2 DELUXE CASTLE VIEW/GBP 610.00' and 'ROOM LUXURY KING BREAKFAST INCL'. */
const ROOM = /\s(?:\d|ROOM) ([A-Z][A-Z ]{3,40}?)(?=\/|\s(?:BB|HB|FB|AI|RO|DBB|BREAKFAST)\b|\s{2}|\s-\d)/
/** 'BD-BREAKFAST INCL', or a code at the end of the name. */
const BOARD =
	/\s(?:BD-)?(HALF BOARD|FULL BOARD|BREAKFAST(?: INCL(?:UDED)?)?|ALL INCLUSIVE|BB|HB|DBB|FB|AI|RO)(?=\s|\/|$)/
const CONFIRMATION = /\bCF-?([A-Z0-9]{4,20}(?:-\d{1,2})?)\b/
/** 'VLOC-VS*J8QK2P/1342': the airline's own locator. */
const VENDOR_LOCATOR = /\bVLOC-?[A-Z0-9]{2}\*([A-Z0-9]{5,6})\b/
/** 'BA/X4RT9Q' at the end of a segment. */
const LOCATOR = /\s([A-Z0-9]{2})\/([A-Z0-9]{6})\s*$/
/** By IATA's codes of reservations. */
const STATUS = new Map(
	Object.entries({
		confirmed: 'HK HS RR KK SS GK TK',
		waitlist: 'HL',
		pending: 'HN US NN PN',
		cancelled: 'HX UN UC NO XK XX',
	}).flatMap(([status, codes]) => codes.split(' ').map((code): [string, string] => [code, status])),
)

/** How many of the lines below an element belong to it: those set in from its number. */
export function continuationsIn(below: readonly string[]): number {
	const end = below.findIndex(
		(line) => !/^\s{4,}(?!\d{1,3}\.)\S|^\s{3}(?!\d{1,3}[. ])\S|^\s{3}\d [A-Z0-9]{4,8}\//.test(line),
	)
	return end === -1 ? below.length : end
}

/** Prints break in the middle of a name. What else is set in below is a part of its own. */
const joinContinuation = (line: string, more: string) =>
	`${line.trimEnd()}${/^\s+[A-Z'&. -]+(?:\/|$)/.test(more) && !isRoomLine(more) ? ' ' : '  '}${more.trim()}`

/** 'DELUXE KING PARK VIEW' in a line of its own, perhaps with the number behind it: '/CF-66203'. */
const isRoomLine = (line: string) =>
	/^[A-Z ]+(?:\/CF\b.*)?$/.test(line) && ROOM_WORD.test(line) && !/HOTEL|RESORT|LODGE|PALACE|\bINN\b/.test(line)

/** The flights, hotels, cars and names in a line as blocks. Its details may continue `below`. Empty for other lines. */
export function parseGdsLine(line: string, where: string, below: readonly string[] = []): Block[] {
	const locator = VENDOR_LOCATOR.exec(line)?.[1]
	if (locator) return [gdsBlock('flight', where, [['PNR', locator]])]
	const whole = [line.replace(DAY_FIRST, '$1 $3 $4 $2-'), ...below.slice(0, continuationsIn(below))].reduce(
		joinContinuation,
	)
	const reference = CONFIRMATION.exec(whole)?.[1] ?? ''
	const [, hotelStatus = '', arrival = '', departure = '', nights = '', rest = ''] = HOTEL.exec(whole) ?? []
	const parts = rest.split(RATE)
	const hotel = parts
		.map((part) => HOTEL_NAME.exec(part)?.[1])
		.find((part) => part && !isRoomOnly(toNameCase(part.trim())))
	const name = hotel?.trim().replace(BOARD, '').trim()
	const [, address = ''] = ADDRESS.exec(parts.at(-1) ?? '') ?? []
	const alone = below.slice(1, continuationsIn(below)).find(isRoomLine)
	const [, room = alone?.split('/')[0] ?? ''] = ROOM.exec(rest) ?? []
	const board = /\bRT-([A-Z]{2,3})\b/.exec(rest)?.[1] ?? BOARD.exec(rest)?.[1] ?? ''
	if (name)
		return [
			gdsBlock('accommodation', where, [
				['Hotel', toNameCase(name)],
				['Address', toNameCase(address.replaceAll(/,(?=\S)/g, ', '))],
				['Check-in', arrival],
				['Check-out', departure],
				['Nights', nights && `${nights} nights`],
				['Room', toNameCase(room)],
				['Board', board],
				['Confirmation number', reference],
				['Status', STATUS.get(hotelStatus) ?? ''],
			]),
		]
	const [, carStatus = '', city = '', day = ''] = CAR.exec(whole) ?? []
	if (city)
		return [
			gdsBlock('transfer', where, [
				['Pick up', city],
				['Drop off', RETURNED.exec(whole)?.[1] ?? city],
				['Date', day],
				['Time', clock(COLLECTED.exec(whole)?.[1] ?? '')],
				['Reference', reference],
				['Status', STATUS.get(carStatus) ?? ''],
			]),
		]
	const segment = SEGMENT.exec(line)
	if (segment) {
		const [
			,
			airline = '',
			number = '',
			letter = '',
			day = '',
			weekday = '',
			from = '',
			to = '',
			status = '',
			departs = '',
			arrives = '',
			dayOffset = '',
			printedDay = '',
			year = '',
		] = segment
		// The print ends with the date of the departure, or of an arrival on another day.
		const isArrival = printedDay !== '' && dayOffset === '' && !day.startsWith(printedDay)
		const locator = LOCATOR.exec(line.slice(segment[0].length))
		return [
			gdsBlock('flight', where, [
				['Flight number', `${airline}${number}`],
				['From', from],
				['To', to],
				['Departs', `${WEEKDAYS[weekday] ?? ''} ${isArrival ? day : `${day}${year}`} ${clock(departs)}`],
				['Arrives', `${isArrival ? `${printedDay}${year} ` : ''}${clock(arrives)} ${dayOffset.replace('#', '+')}`],
				['Class', letter],
				['Status', STATUS.get(status.slice(0, 2)) ?? ''],
				['PNR', locator?.[1] === airline ? (locator[2] ?? '') : ''],
			]),
		]
	}
	return [...line.slice(0, 2000).matchAll(NAMES)].flatMap(([, names = '', stated, child, infant, infantBorn = '']) => {
		const born = stated ?? child ?? ''
		// '2DOE/JOHN MR/JANE MRS' is a family.
		const [family = '', ...given] = names.split('/')
		const people = given.map((one): [string, string] => [`${family}/${one}`, born])
		return [...people, ...(infant ? [[infant, infantBorn] as const] : [])].map(([name, day]) =>
			gdsBlock('guest', where, [
				['Name', name],
				['Date of birth', day],
			]),
		)
	})
}

/** The day of the week as Amadeus, Sabre and Galileo write it next to a day without a year. */
const WEEKDAYS: Readonly<Record<string, string>> = Object.fromEntries(
	['1 M MO', '2 T TU', '3 W WE', '4 Q TH', '5 F FR', '6 J SA', '7 S SU'].flatMap((codes, index) =>
		codes.split(' ').map((code) => [code, ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][index] ?? '']),
	),
)

/** '07:25' from '0725', '7:25am' from '725A'. */
const clock = (digits: string) =>
	digits.replace(/(\d\d)([AP]?)$/, (_, minutes, half) => `:${minutes}${half && `${half.toLowerCase()}m`}`)

const toNameCase = (name: string) =>
	name
		.trim()
		.toLowerCase()
		.replaceAll(/(?<![\p{L}\d'])(?:\p{L}{2}(?= \d{4,5}$)|\p{L})/gu, (letters) => letters.toUpperCase())

export const gdsBlock = (type: Block['type'], where: string, pairs: [string, string][]): Block => ({
	type,
	headings: [],
	pairs: pairs.flatMap(([label, value]): Pair[] => (value.trim() === '' ? [] : [{ label, value, where }])),
	lines: [],
	where,
})
