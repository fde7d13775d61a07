import type { DefaultTreeAdapterTypes } from 'parse5'
import { fold } from '#shared/fold.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode
const elementsIn = (parent: Element): Element[] => parent.childNodes.filter((node) => 'tagName' in node)

const EARLIER =
	/^(?:(?:the |your )?(?:old|original(?:ly)?|previous(?:ly)?|former|earlier|before|was|bisher(?:ige\w*)?|alte?r?|alt|vorher|ursprunglich\w*|ancien\w*|avant|initial\w*|anterior(?:es)?|antes|antigu[oa]s?|original(?:es)?|precedent[ei]|prima|vecchi[oa]|oud|eerder)(?: \w+){0,2}|was|(?:(?:votre|vos|tu|su|il su[oa]|il|vol|vuelo|volo|voo|flight|o seu) ){1,2}(?:initial|prevu|original|originale|originario|anterior|precedente|inicial))$/
const CURRENT =
	/^(?:(?:the |your |ihr |ihre |votre |vos |il |la |su |tu |o |uw )?(?:new|revised|updated|amended|now|current|neue?r?s?|jetzt|aktuell\w*|nouveau\w*|nouvel\w*|apres|nuev[oa]s?|ahora|nuov[oaie]|dopo|ora|nov[oa]s?|agora|depois|actual|nieuwe?|nu)(?: \w+){0,2})$/

/** The words that say whether a column, a row or a section is an earlier version of a booking, or the one that counts. */
export function versionNamed(text: string): 'earlier' | 'current' | null {
	if (text.length > 40) return null
	const words = fold(text.replaceAll(/\([^()]*\)/g, ' '))
	return EARLIER.test(words) ? 'earlier' : CURRENT.test(words) ? 'current' : null
}

/** The cells of a table that describe the booking as it was, next to those that describe it as it is (IMPORT-100). */
export function earlierCells(table: Element): Element[] {
	const rows = elementsIn(table)
		.flatMap((child) => (child.tagName === 'tr' ? [child] : elementsIn(child)))
		.filter(({ tagName }) => tagName === 'tr')
		.map(elementsIn)
	const [head = []] = rows
	const columns = head.map((cell) => versionNamed(textIn(cell)))
	if (columns.includes('earlier') && columns.includes('current'))
		return rows
			.filter((cells) => cells.length === head.length)
			.flatMap((cells) => cells.filter((_, column) => columns[column] === 'earlier'))
	const starts = rows.map(([first]) => first && versionNamed(textIn(first)))
	if (!starts.includes('earlier') || !starts.includes('current')) return []
	// A row of one cell heads the rows below it, up to the next one.
	let section: (typeof starts)[number] = null
	return rows
		.filter((cells, index) => {
			if (cells.length === 1) section = starts[index] ?? null
			return (starts[index] ?? section) === 'earlier'
		})
		.flat()
}

/** The text of a short cell. Longer ones are no heading. */
function textIn(node: Node): string {
	if ('value' in node) return node.value
	return 'childNodes' in node && node.childNodes.length <= 6 ? node.childNodes.map(textIn).join(' ').trim() : ''
}

type Span = readonly [from: number, to: number]
type Heading = { element: Element; from: number; to: number; level: number; version: ReturnType<typeof versionNamed> }
const LEVELS: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 }
/** Text in bold, or a block of its own, may be a heading too. */
const PLAIN = 7
const PLAIN_TAGS = new Set(['p', 'div', 'b', 'strong', 'span', 'caption', 'legend', 'dt', 'td'])
const LONGEST_HEADING = 40
/** More than a booking has. Each is compared with those below it. */
const MAX_HEADINGS = 300

/**
 * Where a page's text describes the booking as it was: below a heading such as 'Your original flight', up to the next heading. Only in a
 * page that has a heading for the current one too (IMPORT-100).
 */
export function earlierSpans(elements: readonly Element[], text: string, spans: ReadonlyMap<Node, Span>): Span[] {
	const headings: Heading[] = []
	for (const element of elements) {
		const level = LEVELS[element.tagName] ?? (PLAIN_TAGS.has(element.tagName) ? PLAIN : 0)
		const [from, to] = spans.get(element) ?? [0, 0]
		if (level === 0 || from === to || headings.at(-1)?.from === from) continue
		const version = to - from > LONGEST_HEADING * 2 || isAmongCells(element) ? null : versionNamed(text.slice(from, to))
		if (version || level < PLAIN) headings.push({ element, from, to, level, version })
		if (headings.length > MAX_HEADINGS) return []
	}
	if (!['earlier', 'current'].every((version) => headings.some((one) => one.version === version))) return []
	return headings.flatMap(({ element, from, to, level, version }, index): Span[] => {
		if (version !== 'earlier') return []
		const next = headings.slice(index + 1).find((one) => one.version !== null || one.level <= level)
		return [[from, Math.min(next?.from ?? text.length, endOfSection(element, to))]]
	})

	/** The end of the innermost element that has more than the heading. */
	function endOfSection(heading: Element, end: number): number {
		for (let at: Element['parentNode'] = heading.parentNode; at && 'tagName' in at; at = at.parentNode) {
			const [, to] = spans.get(at) ?? [0, end]
			if (text.slice(end, to).trim() !== '') return to
		}
		return text.length
	}
}

/** A cell among others is the heading of a column or a row (`earlierCells`). */
const isAmongCells = ({ tagName, parentNode }: Element) =>
	tagName === 'td' && parentNode !== null && 'tagName' in parentNode && elementsIn(parentNode).length > 1
