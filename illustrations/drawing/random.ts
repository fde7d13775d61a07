/** A generator of pseudo-random numbers from 0 to 1 (mulberry32). The same seed gives the same numbers, so pictures are deterministic. */
export function seededRandom(seed: number): () => number {
	let state = (seed * 0x9e3779b9) >>> 0
	return () => {
		state = (state + 0x6d2b79f5) >>> 0
		let t = Math.imul(state ^ (state >>> 15), 1 | state)
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
		return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
	}
}

/** The integers from 0 to `count` - 1. */
export const indices = (count: number): number[] => Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => i)
