import type { Draft } from '#shared/import/draft.ts'
import { attribute, lineOf, type Page, scriptSource } from '../../formats/html/parse-page.ts'
import { parseJson } from '../../detect-content.ts'
import type { ReadingContext } from '../../schema-org/read-structured.ts'
import { linesOfJson, type SourceLine } from '../../sequence/source-lines.ts'
import { readFormAnswers } from './form-answers.ts'
import { isForeignKey } from './json-keys.ts'
import { readJson } from './read-json.ts'

const ASSIGNMENT = /(?:window\.|self\.|globalThis\.|var |let |const )[\w$.[\]'"]{1,80}\s*=\s*(?=[{[])/g

/**
 * Reads bookings from the data that a page embeds for its scripts: `application/json`, `__NEXT_DATA__`,
 * `window.__STATE__ = {…}`. `lines` is what the data says of the booking, for pages that show nothing without their scripts.
 */
export function readPageState(page: Page, context: ReadingContext): { draft: Draft; lines: () => SourceLine[] }[] {
	return page.elements
		.filter(({ tagName }) => tagName === 'script')
		.flatMap((script) => {
			const type = attribute(script, 'type') ?? ''
			const source = scriptSource(script)
			const states = /^application\/json\b/i.test(type)
				? [parseJson(source)]
				: /^(|module|text\/javascript|application\/javascript)$/i.test(type)
					? findAssignedJson(source)
					: []
			return states
				.filter((state) => typeof state === 'object' && state !== null)
				.map((state) => ({
					draft: readFormAnswers(state, context) ?? readJson(state, 'page-state', context, `${lineOf(script)} `),
					lines: () => linesOfJson(state, isForeignKey),
				}))
		})
}

/** Finds JSON that a script assigns to a variable. No script is executed. */
function findAssignedJson(script: string): unknown[] {
	const found: unknown[] = []
	let end = 0
	for (const match of script.slice(0, 2_000_000).matchAll(ASSIGNMENT).take(20)) {
		// Inside the previous match.
		if (match.index < end) continue
		const from = match.index + match[0].length
		const to = endOfJson(script, from)
		if (to === null) break
		end = to
		const json = parseJson(script.slice(from, to))
		if (json !== undefined) found.push(json)
	}
	return found
}

/** The end of the JSON value that begins at `from`, ignoring brackets in strings. Null if it is not closed. */
function endOfJson(text: string, from: number): number | null {
	let depth = 0
	let isString = false
	for (let at = from; at < text.length; at++) {
		const sign = text[at]
		if (isString) {
			if (sign === '\\') at++
			else if (sign === '"') isString = false
		} else if (sign === '"') isString = true
		else if (sign === '{' || sign === '[') depth++
		else if ((sign === '}' || sign === ']') && --depth === 0) return at + 1
	}
	return null
}
