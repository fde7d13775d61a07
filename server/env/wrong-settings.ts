/**
 * What stands in the way of a start, and who runs the product can put right: why each setting will not do, by its name. Their values
 * are never told. Settings that only turn out wrong when they are used end a start in the same words as those that are misspelt.
 */
export class WrongSettings extends Error {
	constructor(problems: Iterable<readonly [name: string, why: string]>, cause?: unknown) {
		const lines = Array.from(problems, ([name, why]) => `  ${name}: ${why}`)
		super(`These settings have to be put right first:\n${lines.join('\n')}`, { cause })
	}
}
