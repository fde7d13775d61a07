/** What this browser keeps under a name: null for nothing, also where it may keep nothing. */
export function readStorage(name: string): string | null {
	try {
		return localStorage.getItem(name)
	} catch {
		return null
	}
}

/** Keeps a value under a name, or nothing any more for null. Where the browser may keep nothing, it lasts as long as the page. */
export function writeStorage(name: string, value: string | null): void {
	try {
		if (value === null) localStorage.removeItem(name)
		else localStorage.setItem(name, value)
	} catch {
		// Storage is switched off.
	}
}
