import type { Entity } from '../entities.ts'
import { entitiesOf, type Line, type SequenceElement } from '../lines.ts'
import { bestSegments } from './flight-borders.ts'
import { toElement } from './flight-element.ts'
import { NO_TIME, saidBy } from './flight-lines.ts'
import { type Anchor, isFlight, resolvePlaces, type Segment } from './flight-segments.ts'

/**
 * Finds flights by their numbers. What belongs to one lies between the number before it and the one after it. The borders run
 * alike for all, where they give the most plausible flights (IMPORT-111).
 */
export function readFlights(lines: readonly Line[]): SequenceElement[] {
	const anchors: Anchor[] = lines.flatMap((line, at) => {
		if (WAITLISTED.test(line.words)) return []
		const stated = line.entities.filter(
			({ kind, from }) => kind === 'flight' && !OPERATED.test(line.text.slice(0, from)),
		)
		return (stated.length > 0 ? stated : unknownFlights(lines, at)).map((entity) => ({ at, entity, line }))
	})
	if (anchors.length === 0 || anchors.length > 60) return []
	const found: Segment[] = []
	for (const segment of bestSegments(lines, anchors)) {
		const before = found.at(-1)
		const named = withPlacesOfReturn(segment, before)
		if (isFlight(named)) found.push(named)
	}
	const named = found.flatMap(({ places }) => places.flatMap(({ code }) => code ?? []))
	const codes = new Set([...entitiesOf(lines, 'airport').map(({ entity }) => entity.value), ...named])
	const flights = found.map((segment) => toElement({ ...segment, places: resolvePlaces(segment, codes) }))
	return flights.filter((one, index) => flights.findIndex((other) => keyOf(other) === keyOf(one)) === index)
}

const WAITLISTED = /\b(?:wait ?list\w*|warteliste|liste d attente|lista d(?:e espera|i? ?attesa)|wachtlijst)\b/

/** 'NZ9118, operated by United Airlines (UA 742)': what the other airline calls the same flight. */
const OPERATED =
	/(?<!\p{L})(?:operated by|operato da|operado por|op[ée]r[ée] par|durchgeführt von|uitgevoerd door|codeshare)[^|·;]{0,40}$/iu

/** 'LH 921 zurück, Ankunft in Frankfurt': what a flight back does not name is where the one before it went. */
function withPlacesOfReturn(segment: Segment, before: Segment | undefined): Segment {
	const [one, other] = segment.places
	const [from, to] = before?.places ?? []
	if (other || !from || !to || segment.points.length === 0) return segment
	if (one ? (one.code ?? one.name) !== (from.code ?? from.name) : !RETURN.test(segment.anchor.line.words))
		return segment
	return { ...segment, places: [to, from] }
}

const RETURN =
	/\b(?:return\w*|back|home|inbound|zuruck|ruckflug|heim\w*|retour|vuelta|regreso|ritorno|volta|regresso|terug\w*|hemresa|hjem\w*|retur|tilbage)\b/

const keyOf = ({ fields }: SequenceElement) =>
	`${fields.flightNumber?.value} ${String(fields.departureTime?.value ?? fields.arrivalTime?.value).slice(0, 10)}`

const UNKNOWN_FLIGHT =
	/(?<![\p{L}\d/-]|(?<!20\d)\d )(?:([A-Z]{2}) ?0{0,3}([1-9]\d{0,3})|([A-Z]\d|\d[A-Z]) ?(0{1,3}[1-9]\d{0,2}|[1-9]\d{1,3}))(?![\p{L}\d:/]|[.,-]\d)/gu

const JOURNEY_LINES = 8

/**
 * The number of a flight whose airline is not known, at the start of its line or the end of a column: only where the lines around it
 * have the times and the airports of a journey.
 */
function unknownFlights(lines: readonly Line[], at: number): Entity[] {
	const { text, value, words, entities } = lines[at]!
	const match = [...value.slice(0, 200).matchAll(UNKNOWN_FLIGHT)].find(
		({ 0: number, index }) => index <= 20 || /^(?:\s{2}|\s*$)/.test(value.slice(index + number.length)),
	)
	if (!match || NO_TIME.test(words)) return []
	const [number, letters, digits, mixed, more] = match
	const from = text.length - value.length + match.index
	if (entities.some((one) => from < one.to && one.from < from + number.length)) return []
	const around = lines.slice(Math.max(0, at - 4), at + JOURNEY_LINES)
	const places = around.map((line) => entitiesOf([line], 'airport').length || saidBy(line).places.length)
	const times = around.flatMap((line) => saidBy(line).points)
	if (times.length < 2 || places.reduce((sum, count) => sum + count, 0) < 2) return []
	return [
		{
			kind: 'flight',
			value: `${letters ?? mixed}${Number(digits ?? more)}`,
			text: number,
			from,
			to: from + number.length,
		},
	]
}
