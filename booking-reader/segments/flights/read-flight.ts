import type { ReadValue } from '#shared/import/draft.ts'
import { readCabinClass } from '../../values/flights.ts'
import type { Pair } from '../blocks.ts'
import { endsOf } from './flight-ends.ts'
import { putFlightName } from './flight-name.ts'
import { putFlightTimes } from './flight-times.ts'
import type { Group } from '../groups.ts'
import { readStatus } from '../read-status.ts'
import { nameInHeading } from '../section-types.ts'
import { type GroupValues, type Read, type Reading, valuesOfGroup } from '../values-of-group.ts'

export function readFlight(group: Group, reading: Reading): Read | null {
	const values = valuesOfGroup(group, reading)
	const { pair, put } = values
	const heading: Pair | undefined = group.isFirst
		? { label: 'heading', value: nameInHeading(group.block.headings.at(-1) ?? ''), where: group.block.where }
		: undefined
	putFlightName(values, heading)
	const { departure, arrival } = endsOf(values, heading)
	for (const [field, end] of [
		['departureAirport', departure],
		['arrivalAirport', arrival],
	] as const)
		put(field, end.place, end.airport?.value)
	putFlightTimes(values, departure, arrival)
	const isByAir = departure.airport?.airport && arrival.airport?.airport
	if (!values.fields.airline && isByAir) values.text('airline', 'operator')
	const cabin = pair('class')
	put('class', cabin, cabin && readCabinClass(cabin.value))
	putPnr(values)
	const bag = pair('baggageWeightKg')
	const kilos = bag && (/(\d{1,3}(?:[.,]\d)?)\s*(?:kg|kilo)/i.exec(bag.value) ?? /^(\d{1,3})$/.exec(bag.value))?.[1]
	put('baggageWeightKg', bag, kilos ? Number(kilos.replace(',', '.')) : null)
	const direction = [pair('segmentType'), pair('route'), values.heading].find((one) => one && directionOf(one.value))
	put('segmentType', direction, direction && directionOf(direction.value))
	readStatus(values)
	const { fields } = values
	const isReal = (fields.departureAirport || fields.arrivalAirport) && (fields.departureTime || fields.arrivalTime)
	return isReal ? values : null
}

const directionOf = (text: string) =>
	/connect|transit/i.test(text)
		? 'connection'
		: /outbound|outward|hinflug|hinreise|\baller\b|\bida\b|andata/i.test(text)
			? 'outbound'
			: /inbound|return|home|rückflug|rückreise|\bretour\b|vuelta|\bvolta\b|ritorno/i.test(text)
				? 'return'
				: null

/** The booking's number with the airline, where a group says that of flights but none itself. */
export function pnrOf(group: Group, reading: Reading): ReadValue[] {
	const values = valuesOfGroup(group, reading)
	putPnr(values)
	return values.fields.pnr ? [values.fields.pnr] : []
}

function putPnr({ pair, put }: GroupValues) {
	const pnr = pair('pnr')
	put('pnr', pnr, pnr && /(?<![A-Z0-9])(?!(?:NO|REF)\b)[A-Z0-9]{5,12}(?![A-Z0-9])/.exec(pnr.value.toUpperCase())?.[0])
}
