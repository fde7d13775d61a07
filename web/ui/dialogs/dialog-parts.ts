import type { KeyboardEvent } from 'react'

/** The classes of the backdrop. */
export const OVERLAY =
	'fixed inset-0 z-50 bg-night/55 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

/**
 * Closes a dialog on Escape when the focus is inside it. Radix notifies only its topmost layer, and a toast that appeared after the dialog
 * is above it. Spread the result into the dialog's content.
 */
export const closesOnEscape = (close: () => void) => ({
	onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
		const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
		if (event.key === 'Escape' && isInside && !event.defaultPrevented) close()
	},
})

/** Escape in a control with `data-takes-escape` closes what that control has open, and not the dialog. */
export function leaveToControl(event: Event) {
	const { activeElement } = document
	if (activeElement instanceof HTMLElement && 'takesEscape' in activeElement.dataset) event.preventDefault()
}
