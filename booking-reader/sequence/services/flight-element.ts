import { airlineByDesignator } from '#server/airports/airlines.ts'
import { cabinForBookingLetter, readBaggage, readCabinClass } from '../../values/flights.ts'
import { NEXT_DAY } from '../../values/next-day.ts'
import { isCancelled } from '../cancelled.ts'
import { doubtsOf, fieldsOf, type SequenceElement, valueFrom } from '../lines.ts'
import { referenceIn } from '../segment-values.ts'
import { type Segment, timesOf } from './flight-segments.ts'

export function toElement(segment: Segment): SequenceElement {
	const { anchor, lines, places } = segment
	const { departs, arrives, from, to, start, end, zones, isAssumed } = timesOf(segment)
	const { line } = anchor
	const issues: SequenceElement['issues'] = []
	const designator = /^[A-Z]{2}[A-Z]?(?=\d)|^[A-Z]\d|^\d[A-Z]/.exec(anchor.entity.value)?.[0] ?? ''
	const airline = airlineByDesignator(designator)
	const [departure, arrival] = places
	const named = lines.find(({ value }) => value.length < 200 && cabinIn(value))
	const [, letter = ''] = BOOKING_LETTER.exec(line.text.slice(anchor.entity.to)) ?? []
	const cabin = named ? cabinIn(named.value) : cabinForBookingLetter(letter)
	const reference = referenceIn(lines)
	const bag = lines.find(({ text }) => readBaggage(text) !== null)
	const operator = airline ?? (line.value.length < 200 ? nameBefore(line.text.slice(0, anchor.entity.from)) : undefined)
	if (from) issues.push(...doubtsOf('departureTime', from.entity))
	if (to && to.entity !== from?.entity) issues.push(...doubtsOf('arrivalTime', to.entity))
	if (isAssumed) issues.push(NEXT_DAY)
	return {
		fields: fieldsOf({
			flightNumber: valueFrom(line, anchor.entity.text, anchor.entity.value),
			airline: operator && { ...valueFrom(line, anchor.entity.text, operator), certainty: 'derived' },
			departureAirport: departure && valueFrom(departure.line, departure.line.text, departure.name),
			arrivalAirport: arrival && valueFrom(arrival.line, arrival.line.text, arrival.name),
			departureTime: start && departs && valueFrom(departs.line, departs.line.text, start, zones[0]),
			arrivalTime: end && arrives && valueFrom(arrives.line, arrives.line.text, end, zones[1]),
			class: cabin && valueFrom(named ?? line, (named ?? line).text, cabin),
			pnr: reference && LOCATOR.test(String(reference.value)) && reference,
			baggageWeightKg: bag && valueFrom(bag, bag.text, readBaggage(bag.text)!),
			status: lines.some(isCancelled) && valueFrom(line, line.text, 'cancelled'),
		}),
		issues,
	}
}

const LOCATOR = /^[A-Z0-9]{4,8}$/

const cabinIn = (text: string) =>
	text
		.split(/[·|,:–\-/()\t]|\.(?:\s|$)|\s{3}/)
		.map((part) => (part.trim().length < 30 ? readCabinClass(part) : null))
		.find(Boolean) ?? null

/** 'ET 701  J  12JUN': behind the number and before the day. */
const BOOKING_LETTER = /^\s{1,4}([A-Z])\s{1,4}\d{1,2} ?[A-Z]/

/** 'Safarilink P2 451': the words before a number that nobody knows are its airline. */
const nameBefore = (text: string): string | undefined =>
	/(?:^|[:|,·\t] ?|\s{2})\s*(?:(?:Flight|Flug|Vol|Vuelo|Volo|Voo|Vlucht|Fly|Flyg) )?(\p{Lu}[\p{L}&' ]{2,40}?)(?: flight)?\s*$/u.exec(
		text,
	)?.[1]
