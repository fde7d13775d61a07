import { type Draft, emptyDraft, IMPORTED_KINDS } from '#shared/import/draft.ts'
import type { ReadingContext } from '../schema-org/read-structured.ts'
import { delimiterOf } from '../segments/records/read-csv.ts'
import { readText } from '../segments/text/read-text.ts'
import { dayContextOf } from '../sequence/day-context.ts'
import { chooseElements, readSequence } from '../sequence/read-sequence.ts'
import { linesOfText, type SourceLine } from '../sequence/source-lines.ts'

/** `above`: what stands above the text, such as the headers of its mail. */
export function readTextDrafts(text: string, context: ReadingContext, above: SourceLine[] = []) {
	const source = linesOfText(withoutIndent(withPlainSpaces(text)))
	const lines = [...above, ...source]
	const live = source.map(({ standing, isTitle, text }) => (standing === 'quoted' || isTitle ? '' : text)).join('\n')
	const days = dayContextOf(lines, '', context.receivedAt)
	const labelled = readText(live, context)
	// What a row means is in the headings above it.
	const drafts = [delimiterOf(live) ? labelled : chooseElements(labelled, readSequence(lines, days), lines)]
	return { drafts, lines, days }
}

/** What is copied from a page has other blanks: a narrow one before 'pm', those that keep a name on one line, some at the ends of lines. */
const withPlainSpaces = (text: string): string => text.replaceAll(/[^\S\t\r\n]/g, ' ').replaceAll(/(?<! ) +$/gm, '')

/** A text that is copied from another is often set in as a whole. Within it, what is set in belongs to the line above. */
function withoutIndent(text: string): string {
	const indents = text.match(/^ *(?=\S)/gm)?.map(({ length }) => length) ?? []
	const common = indents.reduce((least, length) => Math.min(least, length), MAX_INDENT)
	return common > 0 && indents.length > 0 ? text.replaceAll(new RegExp(`^ {${common}}`, 'gm'), '') : text
}
const MAX_INDENT = 40

/** What a mail says, and of kinds that it says nothing about, what the first mail that it forwards says. */
export function readForwarding(
	[text, forwarded]: [text: string, forwarded?: string],
	context: ReadingContext,
	above: SourceLine[],
) {
	const own = readTextDrafts(text, context, above)
	if (forwarded === undefined) return own
	const below = readTextDrafts(forwarded, context)
	const drafts = own.drafts.map((draft, index): Draft => {
		const other = below.drafts[index] ?? emptyDraft()
		const added = IMPORTED_KINDS.filter((list) => draft[list].length === 0)
		const issues = other.issues.filter(({ path }) => added.some((list) => path.startsWith(`${list}/`)))
		return {
			...draft,
			...Object.fromEntries(added.map((list) => [list, other[list]])),
			order: { ...other.order, ...draft.order },
			issues: [...draft.issues, ...issues],
		}
	})
	return { ...own, drafts, lines: [...own.lines.filter(({ standing }) => standing === 'live'), ...below.lines] }
}
