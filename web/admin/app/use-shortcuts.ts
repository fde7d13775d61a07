import { useEffect, useEffectEvent } from 'react'

/**
 * The keyboard shortcuts (CRM-7). They act on the topmost layer: the last dialog opened, or else the page. Controls declare their key with
 * `aria-keyshortcuts`, rows with `data-row`, and sections with `data-go-to` the key after `g`. Shortcuts are ignored while somebody types.
 * Enter and Esc need no code here: the browser and the dialogs handle them.
 */
export function useShortcuts(isOn: boolean, onHelp: () => void) {
	const help = useEffectEvent(onHelp)
	useEffect(() => {
		let goesUntil = 0
		const onKey = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return
			const goes = event.timeStamp < goesUntil
			goesUntil = event.key === 'g' ? event.timeStamp + SEQUENCE_MS : 0
			if ((goes && goTo(event.key)) || press(event.key, help)) event.preventDefault()
		}
		if (isOn) document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [isOn])
}

/** How long the second key of a sequence may take. */
const SEQUENCE_MS = 1500

const topmostLayer = () =>
	[...document.querySelectorAll('[role$="dialog"][data-state="open"]')].at(-1) ?? document.querySelector('main')

/** Leaves for another section, but not from a form: what was typed would be lost. Returns whether there is such a section. */
function goTo(key: string): boolean {
	const section = document.querySelector<HTMLElement>(`[data-go-to="${CSS.escape(key)}"]`)
	if (!section || topmostLayer()?.querySelector('form')) return false
	section.click()
	return true
}

/** Returns whether the key had an effect. */
function press(key: string, help: () => void): boolean {
	const layer = topmostLayer()
	if (key === '?') help()
	else if (key === 'j' || key === 'k') return moveRow(layer, key === 'j' ? 1 : -1)
	else {
		const control = findControl(layer, `[aria-keyshortcuts="${CSS.escape(nameOf(key))}"]`)
		if (!control) return false
		if (control instanceof HTMLInputElement) control.select()
		// Radix opens a tab that gets the focus, and ignores clicks.
		else if (control.role === 'tab') control.focus()
		else control.click()
	}
	return true
}

/** The control of the row that has the focus, or else the first that is in no row. */
function findControl(layer: Element | null | undefined, selector: string): HTMLElement | undefined {
	const all = [...(layer?.querySelectorAll<HTMLElement>(selector) ?? [])]
	const row = document.activeElement?.closest(ROW)
	return all.find((control) => row?.contains(control)) ?? all.find((control) => !control.closest(ROW))
}

/** A key as `aria-keyshortcuts` writes it: 'Shift+J' for 'J'. */
const nameOf = (key: string) => (/^[A-Z]$/.test(key) ? `Shift+${key}` : key)

/**
 * Moves the focus to the next or the previous row. A long table renders only some of its rows: when the keys are faster than the rows
 * appear, each press waits for its row for up to `frames` frames.
 */
function moveRow(layer: Element | null | undefined, step: 1 | -1, frames = 60): boolean {
	const rows = [...(layer?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
	const at = rows.findIndex((row) => row === document.activeElement)
	const row = rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step]
	const next = indexOf(rows[at]) + step
	if (next >= 0 && next < rowCountOf(rows[at]) && indexOf(row) !== next) {
		if (frames > 0) requestAnimationFrame(() => moveRow(layer, step, frames - 1))
		return true
	}
	row?.focus()
	return row !== undefined
}

/** The index of a row among all rows of its long table, from 0. NaN for rows of anything else. */
const indexOf = (row: Element | undefined) =>
	Number(row?.closest<HTMLElement>('tr[data-index]')?.dataset.index ?? Number.NaN)
/** The number of rows of a row's long table, without its head. */
const rowCountOf = (row: Element | undefined) => Number(row?.closest('table')?.getAttribute('aria-rowcount')) - 1

const ROW = 'tr, li'
const FIELDS =
	'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]'
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null
