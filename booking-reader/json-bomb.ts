/** Bookings nest about ten levels deep, and have a few thousand objects and lists. */
const MAX_DEPTH = 200
const MAX_BRACKETS = 200_000

/** Whether the text is nested so deeply, or has so many objects and lists, that parsing it would take seconds. Ignores strings. */
export function isBomb(text: string): boolean {
	let depth = 0
	let brackets = 0
	// Strings are skipped as a whole. One that does not end is no JSON anyway.
	for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
		if (token === '[' || token === '{') {
			brackets++
			if (++depth > MAX_DEPTH || brackets > MAX_BRACKETS) return true
		} else if (token === ']' || token === '}') depth--
	}
	return false
}
