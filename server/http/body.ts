import { Readable } from 'node:stream'
import type { AppContext } from './routes.ts'
import { Refusal } from './refusal.ts'

const MAX_JSON_BYTES = 100 * 1024
const MAX_DEPTH = 32
/** Replacement characters would store a name that nobody has, so invalid UTF-8 is an error. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads the JSON object of a request. Refuses another media type with 415, more than `maxBytes` with 413 (declared or counted; calls that
 * take whole documents allow more than 100 KiB), and with 400 a body that is incomplete, not UTF-8, not JSON, not an object, or nested
 * deeper than any of our forms. `check` validates the values.
 */
export async function readObject(c: AppContext, maxBytes = MAX_JSON_BYTES): Promise<Record<string, unknown>> {
	const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
	if (type !== 'application/json') throw new Refusal(415, 'media_type', 'Send the body as application/json')
	if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge()
	const text = await readText(c, maxBytes)
	if (nesting(text) > MAX_DEPTH) throw new Refusal(400, 'too_deep', 'The JSON is nested too deeply')
	const value = parsed(text)
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw malformed('The body must be a JSON object')
	return value as Record<string, unknown>
}

/**
 * Reads the fields of a form that a browser sent without scripts, as texts. Refuses more than 100 KiB with 413 and what is not UTF-8 with
 * 400. A field that occurs twice counts once. Browsers send line ends as CRLF; the texts have LF.
 */
export async function readForm(c: AppContext): Promise<Record<string, unknown>> {
	if (Number(c.req.header('content-length') ?? 0) > MAX_JSON_BYTES) throw tooLarge()
	const fields = [...new URLSearchParams(await readText(c, MAX_JSON_BYTES))]
	return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		throw malformed('The body is not valid JSON')
	}
}

const tooLarge = () => new Refusal(413, 'too_large', 'The request is too large')
const malformed = (why: string) => new Refusal(400, 'malformed', why)

/** Reads a body of any kind. Refuses more than `maxBytes` with 413 (declared or counted) and an incomplete one with 400. */
export async function readBytes(c: AppContext, maxBytes: number): Promise<Uint8Array> {
	if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge()
	const isDeclared = c.req.header('content-length') !== undefined
	// An aborted client connection fails with the same error codes as a lost database connection.
	const bytes = await (isDeclared ? c.req.arrayBuffer() : readCounted(c, maxBytes)).catch((error: unknown) => {
		throw error instanceof Refusal ? error : malformed('The request was incomplete')
	})
	if (bytes.byteLength > maxBytes) throw tooLarge()
	return new Uint8Array(bytes)
}

async function readText(c: AppContext, maxBytes: number) {
	const bytes = await readBytes(c, maxBytes)
	try {
		return utf8.decode(bytes)
	} catch {
		throw malformed('The body is not valid UTF-8')
	}
}

async function readCounted(c: AppContext, maxBytes: number) {
	const chunks: Buffer[] = []
	if (!c.req.raw.body) return Buffer.concat(chunks)
	let size = 0
	for await (const chunk of Readable.fromWeb(c.req.raw.body as never)) {
		size += (chunk as Buffer).length
		if (size > maxBytes) throw tooLarge()
		chunks.push(chunk as Buffer)
	}
	return Buffer.concat(chunks)
}

/** The depth of nested brackets outside strings. JSON.parse itself overflows the stack on a hostile depth. */
function nesting(json: string) {
	let depth = 0
	let deepest = 0
	let inString = false
	for (let i = 0; i < json.length; i++) {
		const char = json[i]
		if (inString) {
			if (char === '\\') i++
			else if (char === '"') inString = false
		} else if (char === '"') inString = true
		else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth)
		else if (char === '}' || char === ']') depth--
	}
	return deepest
}
