import { useEffect, useEffectEvent } from 'react'

/** The keys and their descriptions in the help dialog. */
export const SHORTCUTS = [
	['Ctrl K', 'Find a trip, a customer, an enquiry or a command'],
	['/', 'Search the list'],
	['n', 'Add a customer, a trip or a record of the open tab'],
	['j', 'Next row'],
	['k', 'Previous row'],
	['Enter', 'Open the row'],
	['Ctrl Enter', 'Save the form'],
	['Ctrl Shift Enter', 'Save the record and add another'],
	['Esc', 'Close the dialog or panel on top'],
	['?', 'Show this help'],
] as const

/**
 * The keyboard shortcuts (CRM-7). They act on the topmost layer: the last dialog opened, or else the page. Controls declare their key with
 * `aria-keyshortcuts`, and rows with `data-row`. Shortcuts are ignored while somebody types. Enter and Esc need no code here: the browser
 * and the dialogs handle them.
 */
export function useShortcuts(isOn: boolean, onHelp: () => void) {
	const help = useEffectEvent(onHelp)
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return
			if (press(event.key, help)) event.preventDefault()
		}
		if (isOn) document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [isOn])
}

/** Returns whether the key had an effect. */
function press(key: string, help: () => void): boolean {
	const layer =
		[...document.querySelectorAll('[role$="dialog"][data-state="open"]')].at(-1) ?? document.querySelector('main')
	if (key === '?') help()
	else if (key === 'j' || key === 'k') return moveRow(layer, key === 'j' ? 1 : -1)
	else {
		const control = layer?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
		if (!control) return false
		if (control instanceof HTMLInputElement) control.select()
		else control.click()
	}
	return true
}

function moveRow(layer: Element | null | undefined, step: 1 | -1): boolean {
	const rows = [...(layer?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
	const at = rows.findIndex((row) => row === document.activeElement)
	const row = rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step]
	row?.focus()
	return row !== undefined
}

const FIELDS = 'input, select, textarea, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]'
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null
