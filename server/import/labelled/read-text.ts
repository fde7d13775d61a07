import type { Draft } from '#shared/import/draft.ts'
import type { ReadingContext } from '../structured/read-structured.ts'
import { collectBlocks } from './blocks.ts'
import { draftOfBlocks } from './draft-of-blocks.ts'
import { openHeading } from './main-heading.ts'
import { sectionTypeOf } from './section-types.ts'

const LONGEST_LINE = 2000
const KEY = /^([^:]{2,40}?)\s?:(?:\s+|$)(\S.*)?$/
const RULE = /^[\s=_*~.·•-]{3,}$/

/**
 * The booking in plain text: lines of 'Key: value', under lines that are headings by their capitals, their rule or the blank lines
 * around them. Two blanks or more part columns.
 */
export function readText(text: string, context: ReadingContext): Draft {
	const blocks = collectBlocks()
	const lines = text.slice(0, 1_000_000).split(/\r?\n/)
	for (const [index, raw] of lines.entries()) {
		const where = `line ${index + 1}`
		const line = raw
			.slice(0, LONGEST_LINE)
			.replaceAll(/\u00a0/g, ' ')
			.trim()
		if (line === '' || RULE.test(line)) {
			if (line === '') blocks.boundary()
			continue
		}
		if (isHeading(line, lines[index - 1] ?? '', lines[index + 1] ?? '')) {
			openHeading(blocks, line.replaceAll(/^[\s*#=-]+|[\s*:#=-]+$/g, ''), index === 0 ? 1 : 2, where)
			continue
		}
		for (const part of line.split(/\s{3,}|\t+|\s+\|\s+/)) {
			const [, label, value] = KEY.exec(part) ?? []
			const below = value ?? (line.endsWith(':') ? lines[index + 1]?.trim() : undefined)
			if (label && below && !/^\d{1,2}$/.test(label)) blocks.pair(label, continued(below, lines, index, label), where)
		}
		blocks.line(line, where)
	}
	return draftOfBlocks(blocks.blocks, { layer: 'labelled', context })
}

function isHeading(line: string, before: string, after: string): boolean {
	const words = line.replaceAll(/[\s*#=-]+$|^[\s*#=-]+/g, '')
	if (words.length > 70 || /:\s+\S/.test(words) || !/\p{L}{3}/u.test(words)) return false
	if (/^#{1,6} /.test(line) || /^\*\*.+\*\*$/.test(line)) return true
	const isRuled = RULE.test(after) && after.trim() !== ''
	const isShouted = !/\p{Ll}/u.test(words) && /\p{Lu}{3}/u.test(words)
	const isAlone = before.trim() === '' || RULE.test(before)
	return sectionTypeOf(words) !== null
		? isRuled || isShouted || (isAlone && words.length < 40 && !/[.,!?]$/.test(words))
		: isRuled && isAlone
}

/** An address goes on over lines of its own, without a label, until a blank one. */
function continued(value: string, lines: readonly string[], index: number, label: string): string {
	if (!/location|address|pick ?up|drop ?off|hotel/i.test(label)) return value
	const more: string[] = []
	for (const line of lines.slice(index + 1, index + 4)) {
		if (line.trim() === '' || line.includes(':')) break
		more.push(line.trim())
	}
	return [value, ...more].join('\n')
}
