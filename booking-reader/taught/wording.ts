import { createHash } from 'node:crypto'
import { isWording, type Passage } from './rows.ts'

/** By these many rows a layout is recognised. */
const MAX_WORDING = 80

/**
 * The wording of a document without its values, as hashes: by it the layout of a sender is recognised. `names` are words that may be of
 * one booking only.
 */
export function wordingOf(passages: readonly Passage[], names: ReadonlySet<string> = new Set()): string[] {
	const labels = passages.flatMap(({ text }) => text.split(/\t| {2,}|(?<=:)\s/).map((part) => part.trim()))
	const own = labels.filter(
		(part) =>
			/\p{L}{2}/u.test(part) &&
			isWording(part) &&
			!part
				.toLowerCase()
				.split(/[^\p{L}]+/u)
				.some((word) => names.has(word)),
	)
	return [...new Set(own.map(hash))].slice(0, MAX_WORDING)
}

const hash = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 8)

/** The share of a layout's wording that another document has. */
export function likeness(taught: readonly string[], other: readonly string[]): number {
	const found = new Set(other)
	return taught.length === 0 ? 0 : taught.filter((one) => found.has(one)).length / taught.length
}
