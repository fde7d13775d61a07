import { findDays } from '../../values/days.ts'
import { readMoment } from '../../values/moments.ts'
import { isBoardBasis } from '../../values/stays.ts'
import type { Block, Pair } from '../blocks.ts'
import { normaliseLabel, lookUpLabel } from '../labels/dictionaries.ts'
import { nameInHeading } from '../section-types.ts'
import type { ReadOptions } from '../group-reader.ts'

/** Longer text is a sentence. */
const MAX_FRAGMENT_LENGTH = 70

/**
 * Reads unlabelled lines in a card about a flight, stay or transfer: 'Operated by Sample Air', '12 March – 14
 * March 2027 · 2 nights'. Fields that have a label in the block are skipped.
 */
export function pairsFromLines(block: Block, options: ReadOptions): Pair[] {
	const { type } = block
	if (type !== 'flight' && type !== 'accommodation' && type !== 'transfer') return []
	const knownFields = new Set(block.pairs.map(({ label }) => lookUpLabel(type, normaliseLabel(label))?.field))
	const pairs: Pair[] = []
	const fragments = block.lines
		.filter(({ text }) => !/:\s/.test(text))
		.flatMap(({ text, where }) => text.split(/\s+[·•|]\s+/).map((fragment) => ({ fragment: fragment.trim(), where })))
		.filter(({ fragment }) => fragment.length > 1 && fragment.length <= MAX_FRAGMENT_LENGTH)
	for (const { fragment, where } of fragments) {
		const found = CLASSIFIERS[type](fragment, options)
		const field = found && lookUpLabel(type, normaliseLabel(found[0]))?.field
		if (!found || !field || knownFields.has(field)) continue
		knownFields.add(field)
		pairs.push({ label: found[0], value: found[1], where })
	}
	const [first] = fragments
	const isNamed = knownFields.has('hotelName') || nameInHeading(block.headings.at(-1) ?? '') !== ''
	if (type === 'accommodation' && first && !isNamed && (knownFields.has('checkIn') || knownFields.has('dates'))) {
		const name = readMoment(first.fragment, options.days).rest.replace(/[\s,\d–-]+$/, '')
		const [hotel = ''] = name.split(/,\s+/)
		// 'Dear Mrs Sample,'
		if (/^\p{Lu}/u.test(name) && !/[.!?,]$/.test(first.fragment)) {
			pairs.push({ label: 'Hotel', value: hotel, where: first.where, isGuess: true })
		}
	}
	return pairs
}

type Classifier = (fragment: string, options: ReadOptions) => [label: string, value: string] | null
const CLASSIFIERS: Record<'flight' | 'accommodation' | 'transfer', Classifier> = {
	flight: (fragment) => {
		const [, operator] = /^\W{0,3}operated by (.{2,60})$/i.exec(fragment) ?? []
		return operator ? ['Operated by', operator] : null
	},
	accommodation: (fragment, { days }) => {
		if (findDays(fragment, days).length > 1) return ['Dates', fragment]
		if (isBoardBasis(fragment)) return ['Board', fragment]
		return /\b(suite|room|villa|chalet|tent|bungalow|cottage|penthouse)\b/i.test(fragment) && !/[.!?]$/.test(fragment)
			? ['Room', fragment]
			: null
	},
	transfer: (fragment) => {
		const [, time, from] =
			/^(?:pick(?:ed)? ?-?up|collected|collection)(?: at)? ?(.*?\d.*?)? from (.{3,60})$/i.exec(fragment) ?? []
		if (from) return ['Pick up', `${from} ${time ?? ''}`]
		const [, to] = /^(?:drop(?:ped)? ?-?off|taken)(?: at| to)? (.{3,60})$/i.exec(fragment) ?? []
		return to ? ['Drop off', to] : null
	},
}
