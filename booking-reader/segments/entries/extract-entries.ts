import { findDays } from '../../values/days.ts'
import type { Block } from '../blocks.ts'
import { normaliseLabel, isUnambiguousLabel, lookUpLabel } from '../labels/dictionaries.ts'
import { nameInHeading } from '../section-types.ts'
import type { ReadOptions } from '../group-reader.ts'
import { type EntryType, entryTypeOf, entryTypeOfLabel } from './entry-types.ts'
import type { LabelledValues } from './parse-entry.ts'
import { readLongestEntry } from './read-longest-entry.ts'
import { readEntry } from './read-entry.ts'

/** Turns each line that fully describes one element into a block of its own, unless the list of its type is full. */
export function extractEntries(given: Block, { days }: ReadOptions, isFull: (type: EntryType) => boolean): Block[] {
	const block = withInferredType(given)
	const { type, headings, where } = block
	// 'Palace Sample, 15-18 February' above 'Check-in: 15 February' describes the same stay.
	if (type === 'accommodation' && block.pairs.some(({ label }) => isCheckIn(label))) return [block]
	const isDated = headings.some((heading) => findDays(heading, days).length > 0)
	const isNamed = nameInHeading(headings.at(-1) ?? '') !== ''
	const entries: Block[] = []
	const remaining: Block['lines'] = []
	for (let at = 0; at < block.lines.length; at++) {
		const line = block.lines[at]
		if (!line) continue
		const [kind, words] = entryTypeOf(line.text, isNamed ? null : type, isDated)
		const read =
			kind &&
			!isFull(kind) &&
			readLongestEntry(kind, words, block.lines.slice(at + 1, at + 4), { days, isDated, section: type })
		if (!kind || !read) remaining.push(line)
		else {
			const { values, lines } = read
			entries.push(labelledBlock(kind, headings, values, line.where))
			at += lines
		}
	}
	if (entries.length === 0) {
		if (isFull('flight') || !mayHoldFlight(block) || oneWordPerLine(block) === '') return [block]
		const dated = block.pairs.filter(({ value }) => findDays(value, days).length === 1)
		const words = [...dated.map(({ value }) => value), oneWordPerLine(block)].join(' | ')
		const values = readEntry('flight', words, days, isDated)
		if (!values) return [block]
		const directions = dated.map(({ label }): [string, string] => ['Direction', label])
		return [block, labelledBlock('flight', headings, [...values, ...directions], where)]
	}
	const raw = new Set(entries.map(({ where }) => where))
	// Pairs from lines that were read as entries would describe them twice.
	const pairs = block.pairs.filter(({ where, label }) => !raw.has(where) || !entryTypeOfLabel(label))
	return [{ ...block, lines: remaining, pairs }, ...entries]
}

const isCheckIn = (label: string) => lookUpLabel('accommodation', normaliseLabel(label))?.field === 'checkIn'
const mayHoldFlight = ({ type }: Block) => type === null || type === 'flight' || type === 'trip'

/**
 * '22:05', 'LHR', '18:00', 'HKG', 'CX 252': cards on airlines' pages have one word per line. '' if lines have labels.
 */
function oneWordPerLine({ lines }: Block): string {
	const texts = lines.map(({ text }) => text)
	const isSet = texts.length > 4 && texts.length < 40 && texts.filter((text) => /:\s/.test(text)).length < 2
	return isSet ? texts.join(' | ') : ''
}

/** A card with a name, a date and a time or place, but no type, is an activity. */
function withInferredType(block: Block): Block {
	const isUntyped = block.type === null || block.type === 'trip'
	if (!isUntyped || nameInHeading(block.headings.at(-1) ?? '') === '') return block
	const labels = block.pairs.map(({ label }) => normaliseLabel(label))
	const fields = new Set(labels.map((label) => lookUpLabel('activity', label)?.field))
	const isActivity = fields.has('date') && (fields.has('time') || fields.has('location'))
	return isActivity && !block.pairs.some(({ label }) => isUnambiguousLabel(label))
		? { ...block, type: 'activity' }
		: block
}

/** A block with the values of an entry as labelled pairs. */
export const labelledBlock = (
	type: Block['type'],
	headings: string[],
	values: LabelledValues,
	where: string,
): Block => ({
	type,
	headings,
	pairs: values.map(([label, value]) => ({ label, value, where })),
	lines: [],
	where,
})
