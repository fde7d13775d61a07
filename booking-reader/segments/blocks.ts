import { fold } from '#shared/fold.ts'
import { isPlaceholder } from '../values/text.ts'
import { type SectionType, sectionTypeOf } from './section-types.ts'

/** A label and what stands beside it. `control`: it is what somebody typed into a field of a form. */
export type Pair = { label: string; value: string; where: string; control?: true }

/** Pairs that stand together, under their headings, outermost first. `type` null: the headings do not say what it is about. */
export type Block = {
	type: SectionType | null
	/** What the section before was about, where this one's heading does not say: 'LEG 1' after 'FLIGHT BRIEF'. */
	previousType?: SectionType
	headings: string[]
	pairs: Pair[]
	/** Lines without a label: names in a list of guests. */
	lines: { text: string; where: string }[]
	where: string
}

export const MAX_LABEL_LENGTH = 60
/** More than any booking has; what comes after is left out. */
const MAX_PAIRS = 20_000

export type BlockCollector = ReturnType<typeof collectBlocks>

/** Gathers a document into blocks, in its order. Levels are those of h1 to h6. */
export function collectBlocks() {
	const blocks: Block[] = []
	const headingPath: { level: number; type: SectionType | null; text: string }[] = []
	let open: Block | null = null
	/** A day that stands by itself: what follows happens then. */
	let day: string | null = null
	let previousType: SectionType | null = null
	let count = 0

	const type = () => headingPath.at(-1)?.type ?? null
	const headings = () => [...(day === null ? [] : [day]), ...headingPath.map(({ text }) => text)]
	const startBlock = (where: string): Block => {
		open = {
			type: type(),
			...(type() === null && previousType ? { previousType } : {}),
			headings: headings(),
			pairs: [],
			lines: [],
			where,
		}
		blocks.push(open)
		return open
	}

	return {
		blocks,
		type,
		heading(text: string, level: number, where: string) {
			while ((headingPath.at(-1)?.level ?? 0) >= level) headingPath.pop()
			if (level < 3) day = null
			previousType = sectionTypeOf(text) ?? previousType
			headingPath.push({ level, text: text.slice(0, 200), type: sectionTypeOf(text) ?? type() })
			startBlock(where)
		},
		/** The document's own heading: what follows is about the whole trip, until another heading says otherwise. */
		title(level: number) {
			while ((headingPath.at(-1)?.level ?? 0) >= level) headingPath.pop()
			open = null
		},
		/** A card or a section begins or ends here. */
		boundary() {
			if (open && open.pairs.length + open.lines.length > 0) open = null
		},
		pair(label: string, value: string, where: string, control = false) {
			const name = label.replaceAll(/[\s:*?]+$/g, '').trim()
			if (!fold(name) || name.length > MAX_LABEL_LENGTH || isPlaceholder(value) || ++count > MAX_PAIRS) return
			const block = open ?? startBlock(where)
			block.pairs.push({ label: name, value: value.trim().slice(0, 5000), where, ...(control ? { control } : {}) })
		},
		line(text: string, where: string) {
			if (++count <= MAX_PAIRS) (open ?? startBlock(where)).lines.push({ text, where })
		},
		/** '14 August 2027' on a line of its own. */
		day(text: string) {
			day = text
			if (open && open.pairs.length + open.lines.length > 0) open = null
			else if (open) open.headings = headings()
		},
		/** Lines that tell of one thing together, or of several people. */
		card(kind: SectionType, lines: readonly string[], where: string) {
			const texts = kind === 'guest' ? lines : [lines.join(' | ')]
			count += texts.length
			if (count > MAX_PAIRS) return
			blocks.push({ type: kind, headings: [], pairs: [], lines: texts.map((text) => ({ text, where })), where })
			open = null
		},
		/** One row of a table whose columns have labels: an element by itself. */
		row(rowType: SectionType | null, pairs: Pair[], where: string) {
			count += pairs.length
			if (count > MAX_PAIRS) return
			blocks.push({ type: rowType, headings: headings(), pairs, lines: [], where })
			open = null
		},
	}
}
