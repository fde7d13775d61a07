/** Characters written from right to left: Hebrew, Arabic and their neighbours, and the controls that switch the direction. */
const RIGHT_TO_LEFT =
	/[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
/** Embeddings, overrides and isolates. Typed into a value, they would reach into the text around it. */
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/**
 * A value for use within a sentence of another direction: an Arabic or Hebrew value gets an isolate around each of its lines, so that it
 * cannot reorder the numbers and words next to it (Unicode UAX 9, section 2.4). Any other value is returned as it is. For single values,
 * not for sentences made with them: isolates inside are removed.
 */
export const isolated = (value: string): string =>
	RIGHT_TO_LEFT.test(value)
		? value.replaceAll(/[^\r\n]+/g, (line) =>
				RIGHT_TO_LEFT.test(line) ? FIRST_STRONG_ISOLATE + line.replaceAll(CONTROLS, '') + POP_ISOLATE : line,
			)
		: value

/** A copy of the data in which each text is `isolated`. */
export function withIsolatedTexts<T>(data: T): T {
	return isolatedTexts(data) as T
}

function isolatedTexts(data: unknown): unknown {
	if (typeof data === 'string') return isolated(data)
	if (Array.isArray(data)) return data.map(isolatedTexts)
	if (!isPlain(data)) return data
	return Object.fromEntries(Object.entries(data).map(([name, member]) => [name, isolatedTexts(member)]))
}

const isPlain = (data: unknown): data is object =>
	typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype
