import { findDays } from '../../values/days.ts'
import { readCabinClass, readFlightName } from '../../values/flights.ts'
import { readMoment } from '../../values/moments.ts'
import { isBoardBasis } from '../../values/stays.ts'
import type { Block, Pair } from '../blocks.ts'
import { foldLabel, meaningOf } from '../dictionaries.ts'
import { nameInHeading } from '../section-types.ts'
import type { Reading } from '../values-of-group.ts'

/** Longer is a sentence, and tells no fact by itself. */
const LONGEST_FACT = 70

/**
 * What lines without a label say in a card about a flight, a stay or a ride: 'British Airways BA 251 · Club World', 'Departs 21:40',
 * '12 March – 14 March 2027 · 2 nights'. Only for what no label of the block says.
 */
export function pairsOfLines(block: Block, reading: Reading): Pair[] {
	const { type } = block
	if (type !== 'flight' && type !== 'accommodation' && type !== 'transfer' && type !== 'activity') return []
	const said = new Set(block.pairs.map(({ label }) => meaningOf(type, foldLabel(label))?.field))
	const pairs: Pair[] = []
	const facts = block.lines
		.filter(({ text }) => !/:\s/.test(text))
		.flatMap(({ text, where }) => text.split(/\s+[·•|]\s+/).map((fact) => ({ fact: fact.trim(), where })))
		.filter(({ fact }) => fact.length > 1 && fact.length <= LONGEST_FACT)
	for (const { fact, where } of facts) {
		const found = type === 'activity' ? null : FACTS[type](fact, reading)
		const field = found && meaningOf(type, foldLabel(found[0]))?.field
		if (!found || !field || said.has(field)) continue
		said.add(field)
		pairs.push({ label: found[0], value: found[1], where })
	}
	const [first] = facts
	const isToDo = type === 'activity' && !said.has('name') && (said.has('date') || said.has('when'))
	if (isToDo && first && isTitle(first.fact, block, reading))
		pairs.push({ label: 'Activity', value: first.fact, where: first.where })
	const isNamed = said.has('hotelName') || nameInHeading(block.headings.at(-1) ?? '') !== ''
	if (type === 'accommodation' && first && !isNamed && (said.has('checkIn') || said.has('dates'))) {
		const name = readMoment(first.fact, reading.days).rest.replace(/[\s,\d–-]+$/, '')
		const [hotel = '', ...address] = name.split(/,\s+/)
		if (/^\p{Lu}/u.test(name) && !/[.!?]$/.test(name)) {
			pairs.push({ label: 'Hotel', value: hotel, where: first.where })
			const [, second] = facts
			const below = second && /,|\d/.test(second.fact) && !FACTS.accommodation(second.fact, reading) ? second.fact : ''
			const place = address.length > 0 ? address.join(', ') : below
			if (place && !said.has('address')) pairs.push({ label: 'Address', value: place, where: first.where })
		}
	}
	return pairs
}

/** A card's first line that could head it: a few words, no sentence, under no heading that names it. */
const isTitle = (line: string, { headings }: Block, { days }: Reading) =>
	/^\p{Lu}/u.test(line) &&
	!/[.!?]$/.test(line) &&
	findDays(line, days).length === 0 &&
	nameInHeading(headings.at(-1) ?? '') === ''

type Fact = (fact: string, reading: Reading) => [label: string, value: string] | null
const FACTS: Record<'flight' | 'accommodation' | 'transfer', Fact> = {
	flight: (fact) => {
		const [, verb = '', rest] =
			/^(dep(?:arts?|arting|arture)?|leaves|arr(?:ives?|iving|ival)?|lands)\.? (?:at )?(.*\d.*)$/i.exec(fact) ?? []
		if (rest) return [/^(?:d|le)/i.test(verb) ? 'Departs' : 'Arrives', rest]
		const [, operator] = /^\W{0,3}operated by (.{2,60})$/i.exec(fact) ?? []
		if (operator) return ['Operated by', operator]
		if (/^[A-Z]/.test(readFlightName(fact).flightNumber ?? '')) return ['Flight', fact]
		return readCabinClass(fact) && fact.length < 40 ? ['Cabin', fact] : null
	},
	accommodation: (fact, { days }) => {
		if (findDays(fact, days).length > 1) return ['Dates', fact]
		const [, check, rest] = /^check ?-?(in|out):? (.*\d.*)$/i.exec(fact) ?? []
		if (check && rest) return [`Check-${check}`, rest]
		if (/^\d{1,3} nights?$/i.test(fact)) return ['Nights', fact]
		if (isBoardBasis(fact)) return ['Board', fact]
		return /\b(suite|room|villa|chalet|tent|bungalow|cottage|penthouse)\b/i.test(fact) && !/[.!?]$/.test(fact)
			? ['Room', fact]
			: null
	},
	transfer: (fact) => {
		const [, time, from] =
			/^(?:pick(?:ed)? ?-?up|collected|collection)(?: at)? ?(.*?\d.*?)? from (.{3,60})$/i.exec(fact) ?? []
		if (from) return ['Pick up', `${from} ${time ?? ''}`]
		const [, to] = /^(?:drop(?:ped)? ?-?off|taken)(?: at| to)? (.{3,60})$/i.exec(fact) ?? []
		return to ? ['Drop off', to] : null
	},
}
