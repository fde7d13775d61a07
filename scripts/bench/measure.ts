/** A result of the bench with its budget ('' when there is none). */
export type Measure = { name: string; value: string; budget: string; isMet: boolean }

export const median = (numbers: readonly number[]) =>
	numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

export const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
