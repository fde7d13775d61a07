import type { KeyboardEvent } from 'react'

/** Keeps the Tab key among the buttons of a modal: after the last comes the first, where a browser would leave the page. */
export function cycleFocus(event: KeyboardEvent<HTMLElement>) {
	if (event.key !== 'Tab') return
	const buttons = [...event.currentTarget.querySelectorAll('button')]
	const [leaving, entering] = event.shiftKey ? [buttons.at(0), buttons.at(-1)] : [buttons.at(-1), buttons.at(0)]
	if (document.activeElement !== leaving) return
	event.preventDefault()
	entering?.focus()
}
