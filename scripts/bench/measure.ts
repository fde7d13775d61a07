/** A line of the bench: what was measured, against what it may be at most ('' where nothing is promised). */
export type Measure = { what: string; value: string; budget: string; isMet: boolean }

export const median = (numbers: readonly number[]) =>
	numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

export const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
