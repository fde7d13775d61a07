import { fold } from '#shared/fold.ts'
import { weekdaysNamed } from '../../values/month-names.ts'
import { readMoment } from '../../values/moments.ts'
import { isAirport, readRoute } from '../../values/places.ts'
import type { Block, Pair } from '../blocks.ts'
import type { ReadOptions } from '../group-reader.ts'
import { lookUpLabel, normaliseLabel } from '../labels/dictionaries.ts'
import { END, START } from './record-fields.ts'

/**
 * A part of a page with a departure and an arrival, or a pick-up and a return, as a journey on the ground: each has a moment, and a place of
 * its own or one in the heading (IMPORT-118). Null if it is none: flights have numbers, and stays begin with the arrival.
 */
export function asJourneyBlock(block: Block, options: ReadOptions): Block | null {
	const moments = block.pairs.map((pair) => readMoment(pair.value, options.days))
	const find = (side: RegExp, other: RegExp) =>
		block.pairs.findIndex(
			({ label }, index) => side.test(fold(label)) && !other.test(fold(label)) && moments[index]!.times.length > 0,
		)
	const [start, end] = [find(START, END), find(END, START)]
	const [departure, arrival] = [block.pairs[start], block.pairs[end]]
	const [day, until] = [moments[start]?.days[0], moments[end]?.days[0]]
	if (!departure || !arrival || !day || (until && until < day) || block.pairs.some(isOfFlight)) return null
	if (lookUpLabel('accommodation', normaliseLabel(departure.label))?.field === 'checkIn') return null
	const heading = block.headings.at(-1) ?? ''
	const [from, to] = readRoute(heading.split(/\s[–—-]\s|:\s/).at(-1) ?? '') ?? [
		placeOf(departure, options),
		placeOf(arrival, options),
	]
	if (!from || !to || from === to || (isAirport(from) && isAirport(to) && !RENTAL.test(fold(heading)))) return null
	const others = block.pairs.filter((pair) => pair !== departure && pair !== arrival && !CARRIED.test(pair.value))
	const as = (label: string, pair: Pair, value: string): Pair => ({ ...pair, label, value })
	return {
		...block,
		type: 'transfer',
		isInferred: true,
		pairs: [
			as('Transfer date', departure, departure.value),
			as('Pick up time', departure, departure.value),
			as('Pick up location', departure, from),
			as('Drop off location', arrival, to),
			...others,
		],
	}
}

const isOfFlight = ({ label, value }: Pair) =>
	/^(?:flight|flug|vol|vuelo|volo|voo|vlucht)\b/.test(fold(label)) && /\d/.test(value)
const RENTAL = /\b(?:rentals?|rental car|car hire|mietwagen|location|alquiler|noleggio|aluguer|huurauto)\b/
/** The car that a ferry takes along is not the one that takes the travellers: '1 car up to 5 m'. */
const CARRIED = /^\d ?(?:x ?)?(?:car|auto|voiture|coche|pkw)\b/i

/** The first line of a value that is neither a day nor a time. */
const placeOf = ({ value }: Pair, { days }: ReadOptions): string =>
	value
		.split('\n')
		.map((line) => readMoment(line, days).rest.replace(/^[\s·,@]+/, ''))
		.find((rest) => /^\p{Lu}.{0,80}\p{L}{2}/u.test(rest) && !/[.!?]\s/.test(rest) && weekdaysNamed(rest).size === 0) ??
	''
