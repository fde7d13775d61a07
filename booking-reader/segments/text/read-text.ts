import type { Draft } from '#shared/import/draft.ts'
import type { ReadingContext } from '../../schema-org/read-structured.ts'
import { type BlockCollector, collectBlocks } from '../blocks.ts'
import { isKnown, isOwn } from '../dictionaries.ts'
import { draftOfBlocks } from '../draft-of-blocks.ts'
import { gdsElements } from './gds-lines.ts'
import { openHeading } from '../pages/main-heading.ts'
import { isDayAlone } from '../pages/page-paragraphs.ts'
import { pictured } from './pictographs.ts'
import { plainLine } from './plain-line.ts'
import { sectionTypeOf } from '../section-types.ts'
import { headDated, isDatedHeading, isHeading, RULE } from './text-headings.ts'
import { readTextTable, segmentsOf } from '../tables/text-tables.ts'
import { toldInWords } from '../told-in-words.ts'

const KEY = /^([^:]{2,40}?)\s?:(?:\s+|$)(\S.*)?$/
/** What a reservation system says of the booking beside its flights and names. */
const ELEMENT = /^\s{0,3}\d{1,2}\s{1,2}(?:AP|TK|SSR|SR|OSI|OS|RM|RC|RX|FA|FB|FE|FH|FM|FO|FP|FT|FV|FZ|OPW|OPC|RIR|RII)\s/
const RECORD = /^RP\/\S{5,40}\s.{0,80}\s([A-Z0-9]{6})\s*$/
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
	readLines(text.slice(0, 1_000_000).split(/\r?\n/), blocks)
	return draftOfBlocks(blocks.blocks, { layer: 'labelled', context })
}

/** Reads lines of plain text into blocks. */
export function readLines(given: readonly string[], blocks: BlockCollector): void {
	const lines = given.map(plainLine)
	for (let index = 0; index < lines.length; index++) {
		const raw = lines[index] ?? ''
		const where = `line ${index + 1}`
		const line = raw.trim().replace(/^[-*•·–] +/, '')
		if (line === '' || RULE.test(line) || ELEMENT.test(raw)) continue
		const record = RECORD.exec(raw)?.[1]
		if (record) blocks.pair('Record locator', record, where)
		if (record) continue
		const elements = gdsElements(raw, where)
		if (elements.length > 0) {
			for (const { type, pairs } of elements) blocks.row(type, pairs, where)
			continue
		}
		const card = cardAt(lines, index)
		if (card) {
			blocks.card(card.type, card.lines, where)
			index += card.length - 1
			continue
		}
		const inTable = readTextTable(lines, index, blocks)
		if (inTable > 0) {
			index += inTable - 1
			continue
		}
		const [, about, number] = (!isKnown(line.split(/[:#]/)[0] ?? '', blocks.type()) && NUMBERED.exec(line)) || []
		const [, supplier, reference] = (index === 0 && SUPPLIED.exec(line)) || []
		if (about && number && sectionTypeOf(about) !== 'trip') blocks.heading(about, 2, where)
		if (about && number) blocks.pair(sectionTypeOf(about) === 'trip' ? 'Booking number' : 'Reference', number, where)
		else if (supplier && reference) {
			blocks.pair('Supplier', supplier, where)
			blocks.pair('Reference', reference, where)
		} else if (isDayAlone(line)) blocks.day(line)
		else if (isDatedHeading(line)) headDated(blocks, line, where)
		else if (isHeading(line, lines[index - 1] ?? '', lines[index + 1] ?? ''))
			openHeading(
				blocks,
				line.replaceAll(/^[\s*#=-]+|[\s*:#=-]+$|\p{Extended_Pictographic}\ufe0f?/gu, '').trim(),
				index === 0 && [null, 'trip'].includes(sectionTypeOf(line)) ? 1 : 2,
				where,
			)
		else if (!readLabelsAbove(lines, index, blocks)) readColumns(line, lines, index, blocks)
	}
}

/** Lines under one that begins with a picture of what they are about, up to a blank one or the next picture. */
function cardAt(lines: readonly string[], index: number) {
	const head = pictured(lines[index] ?? '')
	if (!head) return null
	const rest = lines.slice(index + 1, index + 12)
	const end = rest.findIndex((line) => line.trim() === '' || /^\s*\p{Extended_Pictographic}/u.test(line))
	const below = rest.slice(0, end === -1 ? rest.length : end)
	return { type: head.type, lines: [head.text, ...below.map((line) => line.trim())], length: below.length + 1 }
}

/** One or two labels by themselves in a line, and what they name right below them. False where it is not that. */
function readLabelsAbove(lines: readonly string[], index: number, blocks: BlockCollector): boolean {
	const above = segmentsOf(lines[index] ?? '')
	const below = segmentsOf(lines[index + 1] ?? '')
	if (above.length > 2 || (lines[index] ?? '').includes(':')) return false
	const told = above.flatMap((label) => {
		const value = below.find(({ from }) => Math.abs(from - label.from) <= 1)
		const isLabel = !/\d/.test(label.text) && label.text.length <= 60 && isOwn(label.text)
		return isLabel && value && !isOwn(value.text) ? [{ label: label.text, value: value.text }] : []
	})
	if (told.length === 0) return false
	for (const { label, value } of told) blocks.pair(label, value, `line ${index + 1}`)
	return true
}

/** 'Key: value' once or more in a line, 'KEY   value' where the key is known, or a line by itself. */
function readColumns(line: string, lines: readonly string[], index: number, blocks: BlockCollector) {
	const where = `line ${index + 1}`
	const bare: string[] = []
	const parts = line.split(/(?<![:\s])(?:\s{3,}|\t+|\s+[|/·]\s+)(?=[^:|\s](?:[^:|\s]|\s(?!\s)){1,38}:\s)/)
	for (const part of parts) {
		const [, label, value] = KEY.exec(part.trim()) ?? []
		const next = lines[index + 1]?.trim() ?? ''
		const below = value ?? (part.trim().endsWith(':') && !KEY.test(next) ? next : undefined)
		const [, known, beside] = label ? [] : (/^(\p{L}[^:]{1,38}?)(?:\s{2,}|\t)(\S.*)$/u.exec(part.trim()) ?? [])
		if (label && below && !/^\d{1,2}$/.test(label)) blocks.pair(label, continued(below, lines, index, label), where)
		else if (known && beside && isKnown(known, blocks.type())) blocks.pair(known, beside, where)
		else if (blocks.type() === null || blocks.type() === 'trip')
			for (const [name, said] of toldInWords(part)) blocks.pair(name, said, where)
		if (!label) bare.push(part.trim())
	}
	const isTimed = /^\d\d:\d\d\s/.test(line)
	for (const text of !isTimed && bare.length > 0 && bare.length < parts.length ? bare : [line]) blocks.line(text, where)
}

/** An address goes on over lines of its own, without a label, until a blank one. */
function continued(value: string, lines: readonly string[], index: number, label: string): string {
	if (!/location|address|pick ?up|drop ?off|hotel/i.test(label)) return value
	const next = lines.slice(index + 1, index + 4)
	const end = next.findIndex((line) => line.trim() === '' || line.includes(':'))
	return [value, ...next.slice(0, end === -1 ? next.length : end).map((line) => line.trim())].join('\n')
}
