import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Rows<Row> = { rows: readonly Row[]; rowKey: (row: Row) => string }
/** A row that is drawn, and how much of the page lies between it and the one drawn before it. */
type VirtualRow = { key: string; index: number; gap: number }

/**
 * Of a long list only the rows near what is seen are drawn, and where the focus is: ten thousand of them would make every click
 * slow. `measure` is each row's ref; `below` is the height in px of what follows the last.
 */
export function useVirtualRows<Row>({ rows, rowKey }: Rows<Row>) {
	const body = useRef<HTMLTableSectionElement>(null)
	const top = useTop(body)
	// Only compiled components would have to mind; ours are not.
	// oxlint-disable-next-line react-hooks-js/incompatible-library
	const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
		count: rows.length,
		estimateSize: () => 50,
		getItemKey: (index) => rowKey(rows[index] as Row),
		overscan: 12,
		rangeExtractor: (range) => withFocused(range, body.current),
		scrollMargin: top,
	})
	const items = virtualizer.getVirtualItems()
	return {
		body,
		measure: virtualizer.measureElement,
		near: items.map((item, at): VirtualRow => gapBefore(item, items[at - 1]?.end ?? top)),
		below: virtualizer.getTotalSize() + top - (items.at(-1)?.end ?? top),
	}
}

const gapBefore = ({ key, index, start }: VirtualItem, end: number): VirtualRow => ({
	key: String(key),
	index,
	gap: start - end,
})

/** The row that has the focus stays, and its neighbours, to which the keyboard goes on. */
function withFocused(range: Range, body: HTMLElement | null): number[] {
	const near = defaultRangeExtractor(range)
	const focused = Number(body?.querySelector<HTMLElement>('tr:focus-within')?.dataset.index ?? Number.NaN)
	const focusedRows = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count)
	return [...new Set([...near, ...focusedRows])].sort((a, b) => a - b)
}

/** How far an element begins below the page's start, in px. Whatever moves it changes the height of the page. */
function useTop(ref: RefObject<HTMLElement | null>) {
	const [top, setTop] = useState(0)
	useLayoutEffect(() => {
		const update = () => ref.current && setTop(Math.round(ref.current.getBoundingClientRect().top + window.scrollY))
		const observer = new ResizeObserver(update)
		observer.observe(document.body)
		update()
		return () => observer.disconnect()
	}, [ref])
	return top
}
