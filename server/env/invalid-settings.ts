/**
 * The settings that prevent a start, with the reason for each. Values are never included, because they may be secret. Settings that turn
 * out to be wrong only when they are used are reported in the same way.
 */
export class InvalidSettings extends Error {
	constructor(problems: Iterable<readonly [name: string, why: string]>, cause?: unknown) {
		const lines = Array.from(problems, ([name, why]) => `  ${name}: ${why}`)
		super(`Cannot start. Correct these settings:\n${lines.join('\n')}`, { cause })
	}
}
