/** How many values were right, and which were not. */
export type Score = { hits: number; expected: number; found: number; missed: string[] }

/**
 * How well a draft was read. `wrong`: values that differ from the expected ones, so they are not just missing.
 * `wrongAndCertain`: those of them that nothing in the draft puts in doubt. `inventedValues`: values that the document
 * does not state. `invented`: elements that it does not describe.
 */
export type DraftScore = Omit<Score, 'found'> & {
	wrong: number
	wrongAndCertain: number
	inventedValues: string[]
	invented: number
}

export const noScore = (): DraftScore => ({
	hits: 0,
	expected: 0,
	missed: [],
	wrong: 0,
	wrongAndCertain: 0,
	inventedValues: [],
	invented: 0,
})

export type Item = { [name: string]: unknown }
export const isItem = (value: unknown): value is Item =>
	typeof value === 'object' && value !== null && !Array.isArray(value)
