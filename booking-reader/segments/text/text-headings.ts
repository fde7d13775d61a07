import type { BlockCollector } from '../blocks.ts'
import { isDayOnly } from '../pages/page-paragraphs.ts'
import { nameInHeading, sectionTypeOf } from '../section-types.ts'
import { splitColumns } from '../tables/text-tables.ts'

/** A line of separators. */
export const RULE = /^[\s=_*~.·•-]{3,}$/

/** Begins a section whose heading has a date or a status in its second column. */
export function addDatedHeading(blocks: BlockCollector, line: string, where: string) {
	const [about, more] = splitColumns(line)
	const isDay = isDayOnly(more?.text ?? '')
	blocks.heading(isDay ? (about?.text ?? '') : line.replaceAll(/\s+/g, ' '), 2, where)
	if (isDay) blocks.day(more?.text ?? '')
}

const STATUS = /^(?:confirmed|cancell?ed|pending|waitlisted|on request|ok)$/i

/** 'AIR      Friday, 24 September 2027' or 'FLIGHT 3 - RETURN      CANCELLED'. */
export function isDatedHeading(line: string): boolean {
	const [about, day, more] = splitColumns(line)
	return (
		about !== undefined &&
		day !== undefined &&
		!more &&
		nameInHeading(about.text) === '' &&
		sectionTypeOf(about.text) !== null &&
		(isDayOnly(day.text) || STATUS.test(day.text))
	)
}

/** Whether a line is a heading by its capitals, its underline or the blank lines around it. */
export function isHeading(line: string, before: string, after: string): boolean {
	if (/^(\p{Extended_Pictographic})\ufe0f?\s.{3,60}\s\1\ufe0f?$/u.test(line)) return true
	const words = line.replaceAll(/[\s*#=-]+$|^[\s*#=-]+/g, '')
	if (words.length > 90 || !/\p{L}{3}/u.test(words)) return false
	if (/^#{1,6} /.test(line) || (/^\*\*.+\*\*$/.test(line) && !/:\s+\S/.test(words))) return true
	if (/:\s+\S/.test(words)) return false
	const isRuled = RULE.test(after) && after.trim() !== ''
	const isAllCaps = !/\p{Ll}/u.test(words) && /\p{Lu}{3}/u.test(words) && !/\s{3,}/.test(words)
	const isAlone = before.trim() === '' || RULE.test(before)
	if (sectionTypeOf(words) === null) return isAlone && (isRuled || (isAllCaps && words.length < 30))
	// 'Oman Air WY101, 20 Feb 2027' is content, not a heading.
	const isData = /\d{3}|\d \p{L}{3}|[A-Z\d]{2} ?\d{2,4}/u.test(words)
	return (
		isRuled || isAllCaps || (isAlone && !isData && words.length < 40 && !/[.,!?]$/.test(words) && !/\s{3,}/.test(words))
	)
}
