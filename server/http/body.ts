import { Readable } from 'node:stream'
import type { AppContext } from './routes.ts'
import { Refusal } from './refusal.ts'

const MAX_JSON_BYTES = 100 * 1024
const MAX_DEPTH = 32
/** Replacing what is no text would keep a name that nobody has. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON object of a request. Refuses another media type (415), more than `maxBytes` (413, declared or counted; calls that take whole
 * documents allow more than 100 KiB), and with 400 what broke off, is no text, no JSON, no object, or nested deeper than any form of ours.
 * What the values mean is `check`'s business.
 */
export async function readObject(c: AppContext, maxBytes = MAX_JSON_BYTES): Promise<Record<string, unknown>> {
	const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
	if (type !== 'application/json') throw new Refusal(415, 'media_type', 'Send the body as application/json')
	if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge()
	const text = await readText(c, maxBytes)
	if (nesting(text) > MAX_DEPTH) throw new Refusal(400, 'too_deep', 'The JSON is nested too deeply')
	const value = parsed(text)
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw malformed('The body has to be a JSON object')
	return value as Record<string, unknown>
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

async function readText(c: AppContext, maxBytes: number) {
	const isDeclared = c.req.header('content-length') !== undefined
	// A connection that the caller gives up fails as one to the database would.
	const bytes = await (isDeclared ? c.req.arrayBuffer() : readCounted(c, maxBytes)).catch((error: unknown) => {
		throw error instanceof Refusal ? error : malformed('The request broke off')
	})
	if (bytes.byteLength > maxBytes) throw tooLarge()
	try {
		return utf8.decode(bytes)
	} catch {
		throw malformed('The body is not text in UTF-8')
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

/** How deep brackets go, strings left out. JSON.parse itself overflows the stack on a hostile depth. */
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
