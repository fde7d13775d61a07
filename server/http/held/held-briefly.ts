/** In UTF-16 units or bytes, of everything that is held. */
const MOST = 2_000_000
/** What is held can contain identity data in the clear. */
const HELD_MS = 10_000

/** A map that forgets everything ten seconds after its first entry, and before its values grow beyond `MOST`. */
export function heldBriefly<V>() {
	const held = new Map<string, V>()
	let length = 0
	let timer: NodeJS.Timeout | undefined
	function drop() {
		clearTimeout(timer)
		timer = undefined
		held.clear()
		length = 0
	}
	return {
		has: (key: string) => held.has(key),
		get: (key: string) => held.get(key),
		set(key: string, value: V, size: number) {
			if (length + size > MOST) drop()
			timer ??= setTimeout(drop, HELD_MS).unref()
			length += size
			held.set(key, value)
		},
	}
}
