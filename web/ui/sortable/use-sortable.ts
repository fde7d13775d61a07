import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type Options = {
	count: number
	/** What an entry is called: 'Kitchen'. */
	nameOf: (index: number) => string
	onMove: (from: number, to: number) => void
}

type Point = { x: number; y: number }
type Drag = { from: number; to: number; by: Point; start: Point; boxes: DOMRect[] }

/**
 * Puts the entries of a list or grid into another order: by dragging a handle, by its keys, or by buttons that call `move`. `message` says for
 * a live region where an entry is now. Entries need stable keys, so that the focus stays on the one that moved.
 */
export function useSortable({ count, nameOf, onMove }: Options) {
	const elements = useRef<(HTMLElement | null)[]>([])
	const [drag, setDrag] = useState<Drag | null>(null)
	const isMoving = useRef(false)
	const [message, setMessage] = useState('')
	/** Where the entry was taken with Space. */
	const [taken, setTaken] = useState<number | null>(null)

	function move(from: number, to: number) {
		if (to < 0 || to >= count || to === from) return
		const focused = document.activeElement
		setMessage(`${nameOf(from)}: place ${to + 1} of ${count}`)
		isMoving.current = true
		flushSync(() => onMove(from, to))
		// Moving an element in the document takes the focus from it.
		if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
		isMoving.current = false
	}
	function toggle(index: number) {
		const place = `place ${index + 1} of ${count}`
		setMessage(
			taken === null
				? `${nameOf(index)} taken, ${place}. Arrow keys move it, Space puts it down, Escape puts it back`
				: `${nameOf(index)} put down, ${place}`,
		)
		setTaken(taken === null ? index : null)
	}

	const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
		const places = { ArrowUp: index - 1, ArrowLeft: index - 1, ArrowDown: index + 1, ArrowRight: index + 1 }
		const to = { ...places, Home: 0, End: count - 1, Escape: taken ?? index }[event.key]
		if (event.key === ' ' || event.key === 'Enter') toggle(index)
		else if (taken === null || to === undefined) return
		else move(index, to)
		if (event.key === 'Escape') setTaken(null)
		event.preventDefault()
		// Escape must not close the dialog around the list as well.
		event.stopPropagation()
	}

	const onPointerDown = (index: number) => (event: PointerEvent<HTMLElement>) => {
		if (event.button !== 0) return
		event.currentTarget.setPointerCapture(event.pointerId)
		const boxes = elements.current.slice(0, count).map((element) => element!.getBoundingClientRect())
		const start = { x: event.clientX, y: event.clientY + scrollY }
		setDrag({ from: index, to: index, by: { x: 0, y: 0 }, start, boxes })
	}
	const onPointerMove = (event: PointerEvent<HTMLElement>) => {
		const dragged = drag?.boxes[drag.from]
		if (!drag || !dragged) return
		const by = { x: event.clientX - drag.start.x, y: event.clientY + scrollY - drag.start.y }
		const centre = centreOf(dragged)
		setDrag({ ...drag, by, to: nearest(drag.boxes, { x: centre.x + by.x, y: centre.y + by.y }) })
	}
	const drop = () => {
		if (drag) move(drag.from, drag.to)
		setDrag(null)
	}

	return {
		message,
		move,
		/** For the element of an entry. */
		entry: (index: number) => ({
			ref: (element: HTMLElement | null) => {
				elements.current[index] = element
			},
			style: drag ? shiftOf(index, drag) : undefined,
		}),
		/** For the button by which an entry is dragged. */
		handle: (index: number) => ({
			onKeyDown: onKeyDown(index),
			onPointerDown: onPointerDown(index),
			onPointerMove,
			onPointerUp: drop,
			onPointerCancel: () => setDrag(null),
			onBlur: () => isMoving.current || setTaken(null),
			'aria-pressed': taken !== null,
			style: { touchAction: 'none', cursor: 'grab' } as const,
		}),
	}
}

const centreOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 })

function nearest(boxes: readonly DOMRect[], { x, y }: Point): number {
	const distances = boxes.map((box) => Math.hypot(centreOf(box).x - x, centreOf(box).y - y))
	return distances.indexOf(Math.min(...distances))
}

/** How an entry is drawn while one is dragged: the others make room for it. */
function shiftOf(index: number, { from, to, by, boxes }: Drag) {
	if (index === from) return { transform: `translate(${by.x}px, ${by.y}px)`, zIndex: 10, position: 'relative' as const }
	const isBetween = (index > from && index <= to) || (index < from && index >= to)
	const [own, next] = [boxes[index], boxes[index + (to > from ? -1 : 1)]]
	if (!isBetween || !own || !next) return undefined
	return {
		transform: `translate(${next.left - own.left}px, ${next.top - own.top}px)`,
		transition: 'transform 150ms',
	}
}
