import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Rows<Row> = { rows: readonly Row[]; rowKey: (row: Row) => string; isCompact?: boolean }
/** A rendered row; `gap` is the height in px between it and the rendered row before it. */
type VirtualRow = { key: string; index: number; gap: number }

/**
 * Renders only the rows near the viewport and the focused one: ten thousand rows would make every click slow. `measure` is the ref of each
 * row; `below` is the height in px after the last rendered row.
 */
export function useVirtualRows<Row>({ rows, rowKey, isCompact = false }: Rows<Row>) {
	const body = useRef<HTMLTableSectionElement>(null)
	const top = useTop(body)
	// The rule concerns the React compiler, which we do not use.
	// oxlint-disable-next-line react-hooks-js/incompatible-library
	const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
		count: rows.length,
		estimateSize: () => (isCompact ? 25 : 50),
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

/** Keeps the focused row and its neighbours rendered, so that the keyboard can move on from it. */
function withFocused(range: Range, body: HTMLElement | null): number[] {
	const near = defaultRangeExtractor(range)
	const focused = Number(body?.querySelector<HTMLElement>('tr:focus-within')?.dataset.index ?? Number.NaN)
	const focusedRows = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count)
	return [...new Set([...near, ...focusedRows])].sort((a, b) => a - b)
}

/** An element's distance in px from the top of the page. Observing the body's height is enough: whatever moves the element changes it. */
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
