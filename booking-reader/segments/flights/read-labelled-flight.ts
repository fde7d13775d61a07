import type { ReadValue } from '#shared/import/draft.ts'
import { readBaggage, readCabinClass } from '../../values/flights.ts'
import type { Pair } from '../blocks.ts'
import { readAirports } from './labelled-airports.ts'
import { putFlightName } from './labelled-flight-name.ts'
import { putFlightTimes } from './labelled-flight-times.ts'
import type { FieldGroup } from '../field-groups.ts'
import { readStatus } from '../read-status.ts'
import { nameInHeading } from '../section-types.ts'
import {
	type GroupReader,
	type ExtractedElement,
	isExact,
	type ReadOptions,
	createGroupReader,
} from '../group-reader.ts'

export function readLabelledFlight(group: FieldGroup, options: ReadOptions): ExtractedElement | null {
	const values = createGroupReader(group, options)
	const { pair, put } = values
	const heading: Pair | undefined = group.isFirst
		? { label: 'heading', value: nameInHeading(group.block.headings.at(-1) ?? ''), where: group.block.where }
		: undefined
	putFlightName(values, heading)
	const { departure, arrival } = readAirports(values, heading)
	for (const [field, end] of [
		['departureAirport', departure],
		['arrivalAirport', arrival],
	] as const)
		put(field, end.place, end.airport?.value)
	putFlightTimes(values, departure, arrival)
	const cabin = pair('class') ?? pair('flightNumber')
	// Below its number a cell may say more of the flight.
	const stated = cabin === pair('class') ? cabin?.value : cabin?.value.split('\n').slice(1).find(readCabinClass)
	put('class', cabin, stated === undefined ? null : readCabinClass(stated))
	putPnr(values)
	const bag = pair('baggageWeightKg')
	put(
		'baggageWeightKg',
		bag,
		bag && (readBaggage(`bags ${bag.value}`) ?? (Number(/^\d{1,3}$/.exec(bag.value)) || null)),
	)
	const direction = [pair('segmentType'), pair('route'), values.heading].find((one) => one && parseDirection(one.value))
	put('segmentType', direction, direction && parseDirection(direction.value))
	readStatus(values)
	const { fields } = values
	const isTimed = fields.departureTime || fields.arrivalTime || isExact(pair('departureAirport'))
	const isReal = (fields.departureAirport || fields.arrivalAirport) && isTimed
	return isReal ? values : null
}

const parseDirection = (text: string) =>
	/connect|transit/i.test(text)
		? 'connection'
		: /outbound|outward|hinflug|hinreise|\baller\b|\bida\b|andata/i.test(text)
			? 'outbound'
			: /inbound|return|home|rückflug|rückreise|\bretour\b|vuelta|\bvolta\b|ritorno/i.test(text)
				? 'return'
				: null

/** The PNR in a group that describes no flight itself. */
export function readPnr(group: FieldGroup, options: ReadOptions): ReadValue[] {
	const values = createGroupReader(group, options)
	putPnr(values)
	return values.fields.pnr ? [values.fields.pnr] : []
}

/** 'FILED FARE DATA' has no locator: among other words it has a digit, or six capitals at the end. */
const BARE = /^\s*([A-Z0-9]{5,12})\s*$/i
const LOCATOR = /(?<![A-Z0-9-])(?:(?=[A-Z]*\d)[A-Z0-9]{5,12}|[A-Z]{6}(?=\)?\s*$))(?![A-Z0-9-])/

function putPnr({ pair, put }: GroupReader) {
	const pnr = pair('pnr')
	const code = pnr && (BARE.exec(pnr.value)?.[1] ?? LOCATOR.exec(pnr.value)?.[0])?.toUpperCase()
	put('pnr', pnr, isExact(pnr) ? pnr.value : code)
}
