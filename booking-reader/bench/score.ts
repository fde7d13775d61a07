/** How many values were right, and which were not. */
export type Score = { hits: number; expected: number; found: number; missed: string[] }

export type Item = { [name: string]: unknown }
export const isItem = (value: unknown): value is Item =>
	typeof value === 'object' && value !== null && !Array.isArray(value)
