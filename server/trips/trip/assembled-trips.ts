/** In UTF-16 units of the rows: some hundred trips. */
const MOST_TEXT = 2_000_000
/** Assembled trips contain identity data in the clear. */
const HELD_MS = 10_000

/**
 * A function of a row's text with its latest results, which are frozen. A trip that did not change has the same text: its records, its
 * guests' seals and the keys that open them. So a change, and a destroyed key, take effect with the query that reads them, in every process
 * (API-187). Everything is dropped ten seconds after the first result.
 */
export function assembledOnce<T>(assemble: (text: string) => T): (text: string) => T {
	const held = new Map<string, T>()
	let length = 0
	let timer: NodeJS.Timeout | undefined
	function drop() {
		clearTimeout(timer)
		timer = undefined
		held.clear()
		length = 0
	}
	return (text) => {
		const known = held.get(text)
		if (known !== undefined) return known
		const assembled = freeze(assemble(text))
		if (length + text.length > MOST_TEXT) drop()
		timer ??= setTimeout(drop, HELD_MS).unref()
		length += text.length
		held.set(text, assembled)
		return assembled
	}
}

/** Several requests share the value, so none of them may change it. */
function freeze<T>(value: T): T {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
	for (const member of Object.values(value)) freeze(member)
	return Object.freeze(value)
}
