/** Scrolls to the field at a path, or to the list that it is in, and focuses it. Opens what is folded around it. */
export function focusField(path: string): void {
	const parts = path.split('.')
	for (let length = parts.length; length > 0; length--) {
		const at = CSS.escape(parts.slice(0, length).join('.'))
		const field = document.querySelector<HTMLElement>(`[name="${at}"], [data-path="${at}"]`)
		if (!field) continue
		for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
			around.open = true
		field.scrollIntoView({ block: 'center' })
		return field.focus({ preventScroll: true })
	}
}

/** Closes the dialog that is open, then focuses a field. The dialog first gives the focus back to its button. */
export function focusFieldAfter(path: string, close: () => void): void {
	addEventListener('focusin', () => focusField(path), { once: true })
	close()
}
