import type { Draft } from '#shared/import/draft.ts'
import type { ReadingContext } from '../structured/read-structured.ts'
import { type BlockCollector, collectBlocks } from './blocks.ts'
import { isKnown, isOwn } from './dictionaries.ts'
import { draftOfBlocks } from './draft-of-blocks.ts'
import { gdsElements } from './gds-lines.ts'
import { openHeading } from './main-heading.ts'
import { sectionTypeOf } from './section-types.ts'
import { readTextTable, segmentsOf } from './text-tables.ts'

const LONGEST_LINE = 2000
const KEY = /^([^:]{2,40}?)\s?:(?:\s+|$)(\S.*)?$/
const RULE = /^[\s=_*~.·•-]{3,}$/
const NUMBERED =
	/^(.{0,40}?\b(?:reservation|booking|order|confirmation))\b\s*(?:#|no\.?|number|ref\.?|reference|:)+\s*((?=\S*\d)[A-Z0-9][A-Z0-9-]{3,30})$/i
/** 'Bolt NYC #123456' at the top of a ticket. */
const SUPPLIED = /^(\p{Lu}[^#:]{1,40}?) #((?=\S*\d)[A-Z0-9][A-Z0-9-]{3,30})$/u

/**
 * The booking in plain text: lines of 'Key: value', under lines that are headings by their capitals, their rule or the blank lines
 * around them. Columns are parted by blanks.
 */
export function readText(text: string, context: ReadingContext): Draft {
	const blocks = collectBlocks()
	const lines = text
		.slice(0, 1_000_000)
		.split(/\r?\n/)
		.map((line) => line.slice(0, LONGEST_LINE).replaceAll('\u00a0', ' '))
	for (let index = 0; index < lines.length; index++) {
		const raw = lines[index] ?? ''
		const where = `line ${index + 1}`
		const line = raw.trim().replace(/^[-*•·–] +/, '')
		if (line === '' || RULE.test(line)) continue
		const elements = gdsElements(raw, where)
		if (elements.length > 0) {
			for (const { type, pairs } of elements) blocks.row(type, pairs, where)
			continue
		}
		const inTable = readTextTable(lines, index, blocks)
		if (inTable > 0) {
			index += inTable - 1
			continue
		}
		const [, about, number] = NUMBERED.exec(line) ?? []
		const [, supplier, reference] = (index === 0 && SUPPLIED.exec(line)) || []
		if (about && number && sectionTypeOf(about) !== 'trip') blocks.heading(about, 2, where)
		if (about && number) blocks.pair(sectionTypeOf(about) === 'trip' ? 'Booking number' : 'Reference', number, where)
		else if (supplier && reference) {
			blocks.pair('Supplier', supplier, where)
			blocks.pair('Reference', reference, where)
		} else if (isHeading(line, lines[index - 1] ?? '', lines[index + 1] ?? ''))
			openHeading(
				blocks,
				line.replaceAll(/^[\s*#=-]+|[\s*:#=-]+$/g, ''),
				index === 0 && [null, 'trip'].includes(sectionTypeOf(line)) ? 1 : 2,
				where,
			)
		else if (!readLabelsAbove(lines, index, blocks)) readColumns(line, lines, index, blocks)
	}
	return draftOfBlocks(blocks.blocks, { layer: 'labelled', context })
}

/** One or two labels by themselves in a line, and what they name right below them. False where it is not that. */
function readLabelsAbove(lines: readonly string[], index: number, blocks: BlockCollector): boolean {
	const above = segmentsOf(lines[index] ?? '')
	const below = segmentsOf(lines[index + 1] ?? '')
	const told = above.flatMap((label) => {
		const value = below.find(({ from }) => Math.abs(from - label.from) <= 1)
		const isLabel = !/[:\d]/.test(label.text) && label.text.length <= 60 && isOwn(label.text)
		return isLabel && value && !isOwn(value.text) ? [{ label: label.text, value: value.text }] : []
	})
	if (told.length === 0 || above.length > 2) return false
	for (const { label, value } of told) blocks.pair(label, value, `line ${index + 1}`)
	return true
}

/** 'Key: value' once or more in a line, 'KEY   value' where the key is known, or a line by itself. */
function readColumns(line: string, lines: readonly string[], index: number, blocks: BlockCollector) {
	const where = `line ${index + 1}`
	for (const part of line.split(/(?<![:\s])(?:\s{3,}|\t+|\s+\|\s+)(?=[^:|\s](?:[^:|\s]|\s(?!\s)){1,38}:\s)/)) {
		const [, label, value] = KEY.exec(part.trim()) ?? []
		const next = lines[index + 1]?.trim() ?? ''
		const below = value ?? (part.trim().endsWith(':') && !KEY.test(next) ? next : undefined)
		const [, known, beside] = label ? [] : (/^(\p{L}[^:]{1,38}?)(?:\s{2,}|\t)(\S.*)$/u.exec(part.trim()) ?? [])
		if (label && below && !/^\d{1,2}$/.test(label)) blocks.pair(label, continued(below, lines, index, label), where)
		else if (known && beside && isKnown(known, blocks.type())) blocks.pair(known, beside, where)
	}
	blocks.line(line, where)
}

function isHeading(line: string, before: string, after: string): boolean {
	const words = line.replaceAll(/[\s*#=-]+$|^[\s*#=-]+/g, '')
	if (words.length > 90 || /:\s+\S/.test(words) || !/\p{L}{3}/u.test(words)) return false
	if (/^#{1,6} /.test(line) || /^\*\*.+\*\*$/.test(line)) return true
	const isRuled = RULE.test(after) && after.trim() !== ''
	const isShouted = !/\p{Ll}/u.test(words) && /\p{Lu}{3}/u.test(words) && !/\s{3,}/.test(words)
	const isAlone = before.trim() === '' || RULE.test(before)
	if (sectionTypeOf(words) === null) return isAlone && (isRuled || (isShouted && words.length < 30))
	return isRuled || isShouted || (isAlone && words.length < 40 && !/[.,!?]$/.test(words) && !/\s{3,}/.test(words))
}

/** An address goes on over lines of its own, without a label, until a blank one. */
function continued(value: string, lines: readonly string[], index: number, label: string): string {
	if (!/location|address|pick ?up|drop ?off|hotel/i.test(label)) return value
	const next = lines.slice(index + 1, index + 4)
	const end = next.findIndex((line) => line.trim() === '' || line.includes(':'))
	return [value, ...next.slice(0, end === -1 ? next.length : end).map((line) => line.trim())].join('\n')
}
