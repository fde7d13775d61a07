import { type KeyboardEvent, useRef } from 'react'

/** The veil behind a dialog. */
export const OVERLAY =
	'fixed inset-0 z-50 bg-night/55 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

/**
 * Sends the focus back to where it was before a dialog opened. Radix does so only for its own trigger, and our dialogs are opened by
 * state. When that place is gone, as after a deletion, the page's content has it. Spread into the dialog's content.
 */
export function useFocusReturn() {
	const before = useRef<HTMLElement | null>(null)
	return {
		onOpenAutoFocus: () => {
			before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
		},
		onCloseAutoFocus: (event: Event) => {
			event.preventDefault()
			if (before.current?.isConnected) before.current.focus()
			else if (document.activeElement === document.body) document.querySelector('main')?.focus()
		},
	}
}

/**
 * Escape pressed inside a dialog means the dialog. Radix tells only the topmost of its layers, and a toast that came after the dialog
 * is one. Spread into the dialog's content.
 */
export const closesOnEscape = (close: () => void) => ({
	onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
		const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
		if (event.key === 'Escape' && isInside && !event.defaultPrevented) close()
	},
})
