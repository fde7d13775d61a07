import { useRef } from 'react'

/** An element, and which of its parent's children it was. */
type Step = { element: Element; at: number }

/**
 * Sends the focus back to where it was before a dialog opened. Radix does so only for its own trigger, and our dialogs are opened by
 * state. When that place is gone, as after a deletion, what took its place has it, or else the page's content. Spread into the
 * dialog's content.
 */
export function useFocusReturn() {
	const before = useRef<Step[]>([])
	return {
		onOpenAutoFocus: () => {
			before.current = stepsFrom(document.activeElement)
		},
		onCloseAutoFocus: (event: Event) => {
			event.preventDefault()
			const place = before.current[0]?.element
			if (place instanceof HTMLElement && place.isConnected) place.focus()
			else if (document.activeElement === document.body)
				(whatTookThePlace(before.current) ?? document.querySelector('main'))?.focus()
		},
	}
}

/** From an element up to the page. */
function stepsFrom(start: Element | null): Step[] {
	const steps: Step[] = []
	for (let element = start; element && element !== document.body; element = element.parentElement)
		steps.push({ element, at: [...(element.parentElement?.children ?? [])].indexOf(element) })
	return steps
}

/** The first control of what now stands where the outermost part that is gone stood, or of what surrounds it. */
function whatTookThePlace(steps: readonly Step[]): HTMLElement | null {
	const left = steps.findIndex(({ element }) => element.isConnected)
	const [gone, around] = [steps[left - 1], steps[left]?.element]
	if (!gone || !around) return null
	return firstControl(around.children[Math.min(gone.at, around.children.length - 1)]) ?? firstControl(around)
}

const firstControl = (element: Element | undefined) =>
	element?.querySelector<HTMLElement>('button:enabled, a[href], input:enabled, select:enabled, textarea:enabled') ??
	null
