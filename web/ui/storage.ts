/** Reads a value from local storage; null when there is none or when storage is switched off. */
export function readStorage(name: string): string | null {
	try {
		return localStorage.getItem(name)
	} catch {
		return null
	}
}

/** Writes a value to local storage; null removes it. When storage is switched off this does nothing. */
export function writeStorage(name: string, value: string | null): void {
	try {
		if (value === null) localStorage.removeItem(name)
		else localStorage.setItem(name, value)
	} catch {
		// The value lasts as long as the page.
	}
}
