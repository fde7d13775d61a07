import { useRef } from 'react'

/** An element, and which of its parent's children it was. */
type Step = { element: Element; index: number }

/**
 * Sends the focus back to where it was before a dialog opened. Radix does so only for its own trigger, and our dialogs are opened by
 * state. When that place is gone, as after a deletion, what took its place has it, or else the page's content. Spread into the
 * dialog's content.
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
			else if (document.activeElement === document.body)
				(replacementOf(path.current) ?? document.querySelector('main'))?.focus()
		},
	}
}

/** From an element up to the page. */
function pathFrom(start: Element | null): Step[] {
	const steps: Step[] = []
	for (let element = start; element && element !== document.body; element = element.parentElement)
		steps.push({ element, index: [...(element.parentElement?.children ?? [])].indexOf(element) })
	return steps
}

/** The first control of what now stands where the outermost part that is gone stood, or of what surrounds it. */
function replacementOf(steps: readonly Step[]): HTMLElement | null {
	const left = steps.findIndex(({ element }) => element.isConnected)
	const [gone, around] = [steps[left - 1], steps[left]?.element]
	if (!gone || !around) return null
	return firstControl(around.children[Math.min(gone.index, around.children.length - 1)]) ?? firstControl(around)
}

const firstControl = (element: Element | undefined) =>
	element?.querySelector<HTMLElement>('button:enabled, a[href], input:enabled, select:enabled, textarea:enabled') ??
	null
