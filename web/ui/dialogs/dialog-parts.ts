import type { KeyboardEvent } from 'react'

/** The veil behind a dialog. */
export const OVERLAY =
	'fixed inset-0 z-50 bg-night/55 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

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
