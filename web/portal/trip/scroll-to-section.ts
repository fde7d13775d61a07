import type { MouseEvent } from 'react'

/**
 * A click on a link to a section of this page: goes there and sets the focus, without a new entry in the history, so that Back leaves
 * the page as people expect.
 */
export const scrollToSection = (id: string, onScrolled?: () => void) => (event: MouseEvent) => {
	if (event.metaKey || event.ctrlKey || event.shiftKey) return
	event.preventDefault()
	const section = document.getElementById(id)
	section?.scrollIntoView()
	section?.focus({ preventScroll: true })
	onScrolled?.()
}
