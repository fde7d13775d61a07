import { isBomb } from '../../json-bomb.ts'

/**
 * Parses JSON as found on the web. Repairs are applied one after the other until the text can be parsed. Null if none helps, and for text
 * that is far larger than any booking. A general repairer such as jsonrepair is no replacement: it completes truncated documents with
 * invented values, and takes seconds for a large one.
 */
export function parseTolerantJson(text: string): { value: unknown } | null {
	if (isBomb(text)) return null
	let current = text
	for (const repair of REPAIRS) {
		current = repair(current)
		try {
			return { value: sanitize(JSON.parse(current)) }
		} catch {
			// Try the next repair.
		}
	}
	return null
}

const REPAIRS: readonly ((text: string) => string)[] = [
	(text) => text,
	// Must be first, because the other repairs have to recognise strings.
	(text) => (text.includes('"@type"') ? text : text.replaceAll(/&quot;|&#34;/g, '"')),
	(text) => scan(text, 'htmlComments'),
	// CDATA
	(text) =>
		text.replace(/^\s*(\/\/|\/\*)?\s*<!\[CDATA\[\s*(\*\/)?/, '').replace(/(\/\/|\/\*)?\s*\]\]>\s*(\*\/)?\s*$/, ''),
	(text) => scan(text, 'controls'),
	(text) => scan(text, 'comments'),
	(text) => scan(text, 'trailingCommas'),
	(text) => scan(text, 'missingCommas'),
	(text) => text.replace(/;\s*$/, ''),
	(text) => (/^\s*\{/.test(text) ? `[${text}]` : text),
]

type Repair = 'htmlComments' | 'controls' | 'comments' | 'trailingCommas' | 'missingCommas'

/** Applies a repair outside of strings in one pass. */
function scan(text: string, repair: Repair): string {
	let out = ''
	let isInString = false
	const skipBlanks = (from: number) => {
		let at = from
		while (at < text.length && /\s/.test(text[at] ?? '')) at++
		return text[at] ?? ''
	}
	for (let at = 0; at < text.length; at++) {
		const char = text[at] ?? ''
		if (isInString) {
			if (char === '\\') out += char + (text[++at] ?? '')
			else if (repair === 'controls' && char < ' ') out += ESCAPED[char] ?? ''
			else out += char
			isInString = char !== '"'
			continue
		}
		if (char === '"') isInString = true
		const closing = commentAt(text, at, repair)
		if (closing !== null) {
			at = closing
			continue
		}
		if (repair === 'controls' && char < ' ' && !'\n\r\t'.includes(char)) continue
		if (repair === 'trailingCommas' && char === ',' && '}]'.includes(skipBlanks(at + 1) || '?')) continue
		out += char
		if (repair === 'missingCommas' && '}]'.includes(char) && '{["'.includes(skipBlanks(at + 1) || '?')) out += ','
	}
	return out
}

const ESCAPED: Record<string, string> = { '\n': '\\n', '\t': '\\t' }

/** The index of the last character of a comment that begins here, or the end of the text if it is not closed. */
function commentAt(text: string, at: number, repair: Repair): number | null {
	const closedBy = (opening: string, closing: string) => {
		if (!text.startsWith(opening, at)) return null
		const end = text.indexOf(closing, at + opening.length)
		return end < 0 ? text.length : end + closing.length - 1
	}
	if (repair === 'htmlComments') return closedBy('<!--', '-->')
	if (repair === 'comments') return closedBy('//', '\n') ?? closedBy('/*', '*/')
	return null
}

const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype']
const MAX_DEPTH = 64

/** Removes keys that could pollute prototypes, and everything nested deeper than any booking. */
function sanitize(value: unknown): unknown {
	const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
	for (let next = open.pop(); next; next = open.pop()) {
		const { value: node, depth } = next
		if (typeof node !== 'object' || node === null) continue
		const record = node as Record<string, unknown>
		if (!Array.isArray(node)) for (const key of FORBIDDEN_KEYS) delete record[key]
		for (const key of Object.keys(record))
			if (depth < MAX_DEPTH) open.push({ value: record[key], depth: depth + 1 })
			else if (typeof record[key] === 'object') record[key] = null
	}
	return value
}
