import { fold } from '#shared/fold.ts'
import type { DraftIssue, ReadValue } from '#shared/import/draft.ts'
import { isPlaceholder } from '../values/text.ts'
import { type SectionType, sectionTypeOf } from './section-types.ts'

/** A label and its value. `control`: the value was entered into a form field. `isGuess`: it may be another one's. */
export type Pair = { label: string; value: string; where: string; control?: true; isGuess?: true } & Partial<MarkUp>
/** What mark-up says of a value besides: its own form, the zone of a time, that it only follows from what is stated, and what is odd about it. */
type MarkUp = Pick<ReadValue, 'certainty'> & {
	raw: string
	zone: string | null
	doubts: Pick<DraftIssue, 'code' | 'message'>[]
}

/** Pairs that belong together, with their headings, outermost first. `type` is null if the headings do not tell it. */
export type Block = {
	type: SectionType | null
	/** The type of the section before, if this one's heading does not tell: 'LEG 1' after 'FLIGHT BRIEF'. */
	previousType?: SectionType
	headings: string[]
	pairs: Pair[]
	/** Lines without a label, such as names in a list of guests. */
	lines: { text: string; where: string }[]
	where: string
	/** A row of a table or an object of data, which describes one thing. */
	isRecord?: true
	/** Its pairs tell its type, and no heading does. */
	isInferred?: true
	/** A row of a table. */
	isRow?: true
}

export const isRecord = (block: Block): boolean => block.isRecord === true

const MAX_LABEL_LENGTH = 60
/** More than any booking has. The rest is ignored. */
const MAX_PAIRS = 20_000

export type BlockCollector = ReturnType<typeof collectBlocks>

/** Collects a document's blocks in document order. Heading levels are those of h1 to h6. */
export function collectBlocks() {
	const blocks: Block[] = []
	const headingPath: { level: number; type: SectionType | null; text: string }[] = []
	let open: Block | null = null
	/** A date on a line of its own, which applies to what follows. */
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
		/** The document's own heading. What follows is about the whole trip, until the next heading. */
		title(level: number) {
			while ((headingPath.at(-1)?.level ?? 0) >= level) headingPath.pop()
			open = null
		},
		/** The start or end of a card or section. */
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
		/** Lines that describe one element together, or several guests. */
		card(kind: SectionType, lines: readonly string[], where: string) {
			const texts = kind === 'guest' ? lines : [lines.join(' | ')]
			count += texts.length
			if (count > MAX_PAIRS) return
			blocks.push({ type: kind, headings: [], pairs: [], lines: texts.map((text) => ({ text, where })), where })
			open = null
		},
		/** A row of a table with column labels, which describes one element. */
		row(rowType: SectionType | null, pairs: Pair[], where: string) {
			count += pairs.length
			if (count > MAX_PAIRS) return
			const answered = pairs.filter(({ value }) => !isPlaceholder(value))
			blocks.push({
				type: rowType,
				headings: headings(),
				pairs: answered,
				lines: [],
				where,
				isRecord: true,
				isRow: true,
			})
			open = null
		},
	}
}
