import { useRef } from 'react'

/** An element and its index among its parent's children. */
type Step = { element: Element; index: number }

/**
 * Returns the focus to the element that had it before a dialog opened. Radix does this only for its own triggers, and our dialogs are
 * opened by state. When that element is gone, as after a deletion, the focus goes to what replaced it, or else to the page's content.
 * Spread the result into the dialog's content.
 */
export function useFocusReturn() {
	const path = useRef<Step[]>([])
	return {
		onOpenAutoFocus: () => {
			path.current = pathFrom(document.activeElement)
		},
		onCloseAutoFocus: (event: Event) => {
			event.preventDefault()
			const opener = path.current[0]?.element
			if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
			else focusReplacement(path.current)
		},
	}
}

/** A busy device draws a list without its removed row some frames after the list has arrived. */
const REMOVAL_MS = 2_000

/**
 * Remembers where the focus is before an action that removes the row it is in. Returns what puts it into the next row, or else into the
 * page's content, once the row is gone.
 */
export function rememberFocus(): () => void {
	const path = pathFrom(document.activeElement)
	return () => {
		const end = performance.now() + REMOVAL_MS
		const look = () => {
			if (!path[0]?.element.isConnected) focusReplacement(path)
			else if (performance.now() < end) requestAnimationFrame(look)
		}
		requestAnimationFrame(look)
	}
}

function focusReplacement(path: readonly Step[]) {
	if (document.activeElement === document.body) (replacementOf(path) ?? document.querySelector('main'))?.focus()
}

/** The element and its ancestors below `<body>`. */
function pathFrom(start: Element | null): Step[] {
	const steps: Step[] = []
	for (let element = start; element && element !== document.body; element = element.parentElement)
		steps.push({ element, index: [...(element.parentElement?.children ?? [])].indexOf(element) })
	return steps
}

/** The first control at the position of the outermost removed element, or else in the nearest ancestor that is left. */
function replacementOf(steps: readonly Step[]): HTMLElement | null {
	const remaining = steps.findIndex(({ element }) => element.isConnected)
	const [removed, ancestor] = [steps[remaining - 1], steps[remaining]?.element]
	if (!removed || !ancestor) return null
	const replacement = ancestor.children[Math.min(removed.index, ancestor.children.length - 1)]
	return firstControl(replacement) ?? firstControl(ancestor)
}

const firstControl = (element: Element | undefined) =>
	element?.querySelector<HTMLElement>('button:enabled, a[href], input:enabled, select:enabled, textarea:enabled') ??
	null
