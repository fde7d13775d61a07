import type { MouseEvent } from 'react'

/**
 * The click handler of a link to a section of the page. Scrolls there and moves the focus, without a history entry, so that Back leaves
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
