import type { Draft } from '#shared/import/draft.ts'
import type { ReadingContext } from '../../schema-org/read-structured.ts'
import { type BlockCollector, collectBlocks } from '../blocks.ts'
import { isKnownLabel } from '../labels/dictionaries.ts'
import { buildDraft } from '../build-draft.ts'
import { continuationsIn, parseGdsLine } from './gds-lines.ts'
import { gdsPassengers } from './gds-passengers.ts'
import { addHeading } from '../pages/document-heading.ts'
import { isDayOnly } from '../pages/page-paragraphs.ts'
import { cardAt } from './pictograph-cards.ts'
import { sectionTypeOf } from '../section-types.ts'
import { addDatedHeading, isDatedHeading, isHeading, RULE } from './text-headings.ts'
import { delimiterOf, readCsv } from '../records/read-csv.ts'
import { readTextTable } from '../tables/text-tables.ts'
import { readLine } from './key-values.ts'

/** Lines of a reservation system other than flights and names. */
const ELEMENT =
	/^\s{0,3}\d{1,2}\s{1,2}(?:AP[ME]?|TK|SSR|SR|OSI|OS|RM|RC|RX|FA|FB|FE|FH|FM|FO|FP|FT|FV|FZ|OPW|OPC|RIR|RII)(?![ ]{1,3}\d{1,4}[A-Z]? )[\s-]/
const RECORD = /^RP\/\S{5,40}\s.{0,80}\s([A-Z0-9]{6})\s*$/
const NUMBERED =
	/^(.{0,40}?\b(?:reservation|booking|order|confirmation))\b\s*(?:#|no\.?|number|ref\.?|reference|:)+\s*((?=\S*\d)[A-Z0-9][A-Z0-9-]{3,30})$/i
/** 'Bolt NYC #123456' at the top of a ticket. */
const SUPPLIED = /^(\p{Lu}[^#:]{1,40}?) #((?=\S*\d)[A-Z0-9][A-Z0-9-]{3,30})$/u

/**
 * Reads plain text: lines of 'Key: value', below lines that are headings by their capitals, their underline or the
 * blank lines around them. Blanks separate columns.
 */
export function readText(text: string, context: ReadingContext): Draft {
	const blocks = collectBlocks()
	const whole = text.slice(0, 1_000_000)
	const delimiter = delimiterOf(whole)
	if (delimiter) readCsv(whole, delimiter, blocks)
	else readLines(whole.split(/\r?\n/), blocks)
	return buildDraft(blocks.blocks, { layer: 'labelled', context })
}

/** Reads lines of plain text into blocks. */
function readLines(given: readonly string[], blocks: BlockCollector): void {
	const lines = given.map(normaliseLine)
	const passengers = gdsPassengers(lines)
	const answers = answersIn(lines)
	for (let index = 0; index < lines.length; index++) {
		const raw = lines[index] ?? ''
		const where = `line ${index + 1}`
		const line = raw.trim().replace(/^[-*•·–] +/, '')
		const answer = answers.get(index)
		if (answer) {
			blocks.pair(line, answer.join('\n'), where)
			index += answer.length
			continue
		}
		const about = passengers.get(index)
		if (about) blocks.row(about.type, about.pairs, where)
		const isElement = about !== undefined || ELEMENT.test(raw)
		if (isElement) index += continuationsIn(lines.slice(index + 1, index + 4))
		if (line === '' || RULE.test(line) || isElement) continue
		const record = RECORD.exec(raw)?.[1]
		if (record) {
			blocks.pair('Record locator', record, where)
			blocks.row('flight', [{ label: 'PNR', value: record, where }], where)
			continue
		}
		const elements = parseGdsLine(raw, where, lines.slice(index + 1, index + 7))
		if (elements.length > 0) {
			for (const { type, pairs } of elements) blocks.row(type, pairs, where)
			if (elements.some(({ type }) => type !== 'guest')) index += continuationsIn(lines.slice(index + 1, index + 7))
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
		const [, whose, number] = (!isKnownLabel(line.split(/[:#]/)[0] ?? '', blocks.type()) && NUMBERED.exec(line)) || []
		const [, supplier, reference] = (index === 0 && SUPPLIED.exec(line)) || []
		if (whose && number && sectionTypeOf(whose) !== 'trip') blocks.heading(whose, 2, where)
		if (whose && number) blocks.pair(sectionTypeOf(whose) === 'trip' ? 'Booking number' : 'Reference', number, where)
		else if (supplier && reference) {
			blocks.pair('Supplier', supplier, where)
			blocks.pair('Reference', reference, where)
		} else if (isDayOnly(line)) blocks.day(line)
		else if (isDatedHeading(line)) addDatedHeading(blocks, line, where)
		else if (isHeading(line, lines[index - 1] ?? '', lines[index + 1] ?? ''))
			addHeading(
				blocks,
				line.replaceAll(/^[\s*#=-]+|[\s*:#=-]+$|\p{Extended_Pictographic}\ufe0f?/gu, '').trim(),
				index === 0 && [null, 'trip'].includes(sectionTypeOf(line)) ? 1 : 2,
				where,
			)
		else readLine(line, where, blocks, lines.slice(index + 1, index + 4))
	}
}

/** A form in a mail has many questions above their answers. Fewer are paragraphs. */
const MIN_ANSWERS = 6

/** The answers of a form that writes each below its question, between blank lines, by the line of the question (IMPORT-113). */
function answersIn(lines: readonly string[]): Map<number, string[]> {
	const found = new Map<number, string[]>()
	let paragraphs = 0
	for (const [at, line] of lines.entries()) {
		if (line.trim() === '' || lines[at - 1]?.trim()) continue
		paragraphs++
		const rest = lines.slice(at + 1, at + 5)
		const end = rest.findIndex((text) => text.trim() === '')
		const below = (end === -1 ? rest : rest.slice(0, end)).map((text) => text.trim())
		const isQuestion = line.length <= 60 && !/[.!,;:]\s*$|:\s/.test(line) && /^\s*\p{L}/u.test(line)
		if (isQuestion && below.length > 0 && below.length < 4 && below.every((text) => text.length < 200))
			found.set(at, below)
	}
	return found.size >= MIN_ANSWERS && found.size >= paragraphs * 0.6 ? found : new Map()
}

const MAX_LINE_LENGTH = 2000

/** Removes quotation marks of replies and Markdown formatting, and turns dot leaders into colons. */
const normaliseLine = (line: string) =>
	line
		.slice(0, MAX_LINE_LENGTH)
		.replace(/^(?:> ?)+/, '')
		.replaceAll(/ ?(?<!\.)\.{3,80}(?!\.)(?: ?: ?| (?=\S))| ?(?<!\.)\.\. ?: ?/g, ': ')
		.replace(/^(\s*)[-*] \[[ x]\] /i, '$1- ')
		.replaceAll(
			/(?!^\s*\*\*[^*]{1,200}\*\*\s*$)\*\*([^*]{1,200})\*\*|`([^`]{1,80})`|(?<![\w*])[*_]([^*_\s][^*_]{0,80})[*_](?![\w*])/g,
			'$1$2$3',
		)
		.replace(/^([01]\d|2[0-3])([0-5]\d)(?=\s{2,}\p{L})/u, '$1:$2')
