import { isUtf8 } from 'node:buffer'
import { cleanText } from './formats/html/parse-page.ts'
import { isBomb } from './json-bomb.ts'

export type DetectedContent =
	| { kind: 'json'; json: unknown }
	| { kind: 'html' | 'calendar' | 'boarding-pass' | 'text' | 'mail' | 'link'; text: string }
	| { kind: 'pdf'; bytes: Uint8Array }
	| { kind: 'nothing' }

/** Detects what a document is from its content. The declared type decides only if the content is ambiguous. */
export function detectContent(bytes: Uint8Array, contentType: string | null): DetectedContent {
	const start = latin1(bytes.subarray(0, 1024))
	if (/^[\s\ufeff]{0,16}%PDF-/.test(start)) return { kind: 'pdf', bytes }
	const text = decode(bytes, contentType).replace(/^\ufeff/, '')
	const head = text.slice(0, 4000).trimStart()
	if (head === '') return { kind: 'nothing' }
	if (/^BEGIN:VCALENDAR/i.test(head)) return { kind: 'calendar', text }
	if (/^M[1-4][A-Z][A-Z /.'-]{19}[E ]/.test(text.slice(0, 24)) && text.length < 600)
		return { kind: 'boarding-pass', text }
	if (/^[[{]/.test(head)) {
		if (isBomb(text)) return { kind: 'nothing' }
		const json = parseJson(text)
		if (json !== undefined) return { kind: 'json', json }
	}
	if (/^https?:\/\/\S{10,2000}$/.test(cleanText(text))) return { kind: 'link', text: cleanText(text) }
	if (isMail(head) && !/^text\/html/i.test(contentType ?? '')) return { kind: 'mail', text }
	if (
		/<(?:!doctype|html|head|body|table|div|p|dl|h[1-6]|script|section|form|span|ul|br|main|article)\b/i.test(
			text.slice(0, 20_000),
		)
	)
		return { kind: 'html', text }
	return { kind: 'text', text }
}

const isMail = (head: string) =>
	/^(?:[A-Za-z][\w-]{0,60}: ?.*\r?\n(?:[ \t].*\r?\n)*){2}/.test(head) &&
	/^(?:mime-version|message-id|received|content-type|return-path):/im.test(head) &&
	/^(?:from|subject|date):/im.test(head)

/** Drops keys that could pollute prototypes. Undefined if the text is not JSON, or far larger than any booking. */
export function parseJson(text: string): unknown {
	if (isBomb(text)) return undefined
	try {
		return JSON.parse(text, (key, value: unknown) => (key === '__proto__' || key === 'constructor' ? undefined : value))
	} catch {
		return undefined
	}
}

/**
 * Uses the byte order mark, the declared character set or the page's <meta>, otherwise UTF-8, or Windows-1252 if the
 * bytes are not valid UTF-8. What is valid UTF-8 is UTF-8, even if a set with one byte for each character is declared (IMPORT-26).
 */
function decode(bytes: Uint8Array, contentType: string | null): string {
	const named =
		/charset=["']?([\w-]{2,30})/i.exec(contentType ?? '')?.[1] ??
		/<meta[^>]{0,100}charset=["']?([\w-]{2,30})/i.exec(latin1(bytes.subarray(0, 2048)))?.[1]
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
	try {
		const isMisnamed = SINGLE_BYTE.test(named ?? '') && isUtf8(bytes)
		return new TextDecoder(isMisnamed ? 'utf-8' : (named ?? 'utf-8'), { fatal: true }).decode(bytes)
	} catch {
		return new TextDecoder('windows-1252').decode(bytes)
	}
}

const SINGLE_BYTE = /^(?:iso-?8859|latin|windows-125|cp125|us-ascii)/i

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
