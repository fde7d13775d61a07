import type { UnusedEntity } from '#shared/import/draft.ts'
import { findPassages } from './passages.ts'

/** Marks passages of the document in a frame. A browser without the CSS Custom Highlight API shows the document without marks. */
export function marksIn(frame: HTMLIFrameElement) {
	const inside = frame.contentWindow as (Window & typeof globalThis) | null
	const body = frame.contentDocument?.body
	if (!inside || !body) return null
	const find = findPassages(body)
	const mark = (name: string, ranges: Range[]) => {
		if (inside.CSS?.highlights && inside.Highlight) inside.CSS.highlights.set(name, new inside.Highlight(...ranges))
	}
	const scrollTo = (range: Range) => {
		const { top, height } = range.getBoundingClientRect()
		if (top < 0 || top + height > inside.innerHeight)
			inside.scrollTo({ top: inside.scrollY + top - inside.innerHeight / 3, behavior: 'instant' })
	}
	return {
		/** Marks what no value uses. */
		markUnused: (unused: readonly UnusedEntity[]) =>
			mark(
				'unused',
				unused.flatMap(({ text, line }) => find(text, line) ?? []),
			),
		/** Marks the first of the passages that is there, and scrolls to it. */
		show: (...passages: string[]) => {
			const range = passages.map((passage) => find(passage)).find((found) => found !== null)
			mark('shown', range ? [range] : [])
			if (range) scrollTo(range)
		},
		/** Selects a passage, as staff do with the pointer. */
		select: ({ text, line }: UnusedEntity) => {
			const range = find(text, line)
			const selection = inside.getSelection()
			selection?.removeAllRanges()
			if (!range) return
			selection?.addRange(range)
			scrollTo(range)
		},
		selectedText: () => inside.getSelection()?.toString().trim() ?? '',
	}
}

export type Marks = NonNullable<ReturnType<typeof marksIn>>
