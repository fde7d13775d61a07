import { fold } from '#shared/fold.ts'
import { saysNothing } from '../values/words.ts'
import { type SectionType, sectionTypeOf } from './section-types.ts'

/** A label and what stands beside it. `control`: it is what somebody typed into a field of a form. */
export type Pair = { label: string; value: string; where: string; control?: true }

/** Pairs that stand together, under their headings, outermost first. `type` null: the headings do not say what it is about. */
export type Block = {
	type: SectionType | null
	/** What the section before was about, where this one's heading does not say: 'LEG 1' after 'FLIGHT BRIEF'. */
	before?: SectionType
	headings: string[]
	pairs: Pair[]
	/** Lines without a label: names in a list of guests. */
	lines: { text: string; where: string }[]
	where: string
}

export const LONGEST_LABEL = 60
/** More than any booking has; what comes after is left out. */
const MOST_PAIRS = 20_000

export type BlockCollector = ReturnType<typeof collectBlocks>

/** Gathers a document into blocks, in its order. Levels are those of h1 to h6. */
export function collectBlocks() {
	const blocks: Block[] = []
	const path: { level: number; type: SectionType | null; text: string }[] = []
	let open: Block | null = null
	/** A day that stands by itself: what follows happens then. */
	let day: string | null = null
	let before: SectionType | null = null
	let count = 0

	const type = () => path.at(-1)?.type ?? null
	const headings = () => [...(day === null ? [] : [day]), ...path.map(({ text }) => text)]
	const begin = (where: string): Block => {
		open = {
			type: type(),
			...(type() === null && before ? { before } : {}),
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
			while ((path.at(-1)?.level ?? 0) >= level) path.pop()
			if (level < 3) day = null
			before = sectionTypeOf(text) ?? before
			path.push({ level, text: text.slice(0, 200), type: sectionTypeOf(text) ?? type() })
			begin(where)
		},
		/** The document's own heading: what follows is about the whole trip, until another heading says otherwise. */
		title(level: number) {
			while ((path.at(-1)?.level ?? 0) >= level) path.pop()
			open = null
		},
		/** A card or a section begins or ends here. */
		boundary() {
			if (open && open.pairs.length + open.lines.length > 0) open = null
		},
		pair(label: string, value: string, where: string, control = false) {
			const name = label.replaceAll(/[\s:*?]+$/g, '').trim()
			if (!fold(name) || name.length > LONGEST_LABEL || saysNothing(value) || ++count > MOST_PAIRS) return
			const block = open ?? begin(where)
			block.pairs.push({ label: name, value: value.trim().slice(0, 5000), where, ...(control ? { control } : {}) })
		},
		line(text: string, where: string) {
			if (++count <= MOST_PAIRS) (open ?? begin(where)).lines.push({ text, where })
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
			if (count > MOST_PAIRS) return
			blocks.push({ type: kind, headings: [], pairs: [], lines: texts.map((text) => ({ text, where })), where })
			open = null
		},
		/** One row of a table whose columns have labels: an element by itself. */
		row(rowType: SectionType | null, pairs: Pair[], where: string) {
			count += pairs.length
			if (count > MOST_PAIRS) return
			blocks.push({ type: rowType, headings: headings(), pairs, lines: [], where })
			open = null
		},
	}
}
