/**
 * The keys of a list's entries after a change: an entry keeps its key when it moves, and when it changes in place. A new one gets a key
 * that is free. With the keys, a field keeps its focus while others come, go and move.
 */
export function alignKeys(
	was: { entries: readonly unknown[]; keys: readonly string[] },
	entries: readonly unknown[],
): string[] {
	let fresh = Math.max(-1, ...was.keys.map(Number)) + 1
	const isFree = was.entries.map(() => true)
	const take = (index: number) => {
		isFree[index] = false
		return was.keys[index]
	}
	const keys = entries.map((entry, index) => {
		if (was.entries[index] === entry && isFree[index]) return take(index)
		const from = was.entries.findIndex((old, at) => isFree[at] && old === entry)
		return from < 0 ? undefined : take(from)
	})
	return keys.map((key, index) => key ?? (isFree[index] ? take(index) : undefined) ?? String(fresh++))
}
