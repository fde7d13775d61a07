import { findDays } from '../../values/days.ts'
import type { Block } from '../blocks.ts'
import { foldLabel, isOwn, meaningOf } from '../dictionaries.ts'
import { nameInHeading } from '../section-types.ts'
import type { Reading } from '../values-of-group.ts'
import { kindOfEntry, kindOfLabel } from './entry-kinds.ts'
import type { Told } from './entry-parts.ts'
import { readLongestEntry } from './longest-entry.ts'
import { readEntry } from './read-entry.ts'

/** Each line that tells all of one thing becomes a block of its own. */
export function withEntries(given: Block, { days }: Reading): Block[] {
	const block = typed(given)
	const { type, headings, where } = block
	const isDated = headings.some((heading) => findDays(heading, days).length > 0)
	const isNamed = nameInHeading(headings.at(-1) ?? '') !== ''
	const entries: Block[] = []
	const left: Block['lines'] = []
	for (let at = 0; at < block.lines.length; at++) {
		const line = block.lines[at]
		if (!line) continue
		const [kind, words] = kindOfEntry(line.text, isNamed ? null : type, isDated)
		const read =
			kind && readLongestEntry(kind, words, block.lines.slice(at + 1, at + 4), { days, isDated, section: type })
		if (!kind || !read) left.push(line)
		else {
			const { told, lines } = read
			entries.push(toldBlock(kind, headings, told, line.where))
			at += lines
		}
	}
	if (entries.length === 0) {
		const dated = block.pairs.filter(({ value }) => findDays(value, days).length === 1)
		const words = [...dated.map(({ value }) => value), wordByWord(block)].join(' | ')
		const told = isOpen(block) && wordByWord(block) ? readEntry('flight', words, days, isDated) : null
		if (!told) return [block]
		const directions = dated.map(({ label }): [string, string] => ['Direction', label])
		return [block, toldBlock('flight', headings, [...told, ...directions], where)]
	}
	const raw = new Set(entries.map(({ where }) => where))
	// What the same lines gave as label and value is told whole now.
	const pairs = block.pairs.filter(({ where, label }) => !raw.has(where) || !kindOfLabel(label))
	return [{ ...block, lines: left, pairs }, ...entries]
}

const isOpen = ({ type }: Block) => type === null || type === 'flight' || type === 'trip'

/** '22:05', 'LHR', '18:00', 'HKG', 'CX 252': a card on an airline's page has a word a line. '' where lines have labels. */
function wordByWord({ lines }: Block): string {
	const texts = lines.map(({ text }) => text)
	const isSet = texts.length > 4 && texts.length < 40 && texts.filter((text) => /:\s/.test(text)).length < 2
	return isSet ? texts.join(' | ') : ''
}

/** A card under a name of its own that says a day and an hour or a place, but not what it is: something to do. */
function typed(block: Block): Block {
	const isUntold = block.type === null || block.type === 'trip'
	if (!isUntold || nameInHeading(block.headings.at(-1) ?? '') === '') return block
	const labels = block.pairs.map(({ label }) => foldLabel(label))
	const fields = new Set(labels.map((label) => meaningOf('activity', label)?.field))
	const isActivity = fields.has('date') && (fields.has('time') || fields.has('location'))
	return isActivity && !block.pairs.some(({ label }) => isOwn(label)) ? { ...block, type: 'activity' } : block
}

/** What was told, as labels would have said it. */
export const toldBlock = (type: Block['type'], headings: string[], told: Told, where: string): Block => ({
	type,
	headings,
	pairs: told.map(([label, value]) => ({ label, value, where })),
	lines: [],
	where,
})
