import { Readable } from 'node:stream'
import type { AppContext } from './routes.ts'
import { Refusal } from './refusal.ts'

const MAX_JSON_BYTES = 100 * 1024
const MAX_DEPTH = 32

/**
 * The JSON of a request. Refuses another media type (415), more than `maxBytes`, 100 KiB (413, declared or counted), broken JSON (400) and
 * nesting deeper than any form of ours (400). What the values mean is `check`'s business.
 */
export async function readJson(c: AppContext, maxBytes = MAX_JSON_BYTES): Promise<unknown> {
	const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
	if (type !== 'application/json') throw new Refusal(415, 'media_type', 'Send the body as application/json')
	if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge()
	const text = c.req.header('content-length') === undefined ? await readCounted(c, maxBytes) : await c.req.text()
	if (text.length > maxBytes) throw tooLarge()
	if (nesting(text) > MAX_DEPTH) throw new Refusal(400, 'too_deep', 'The JSON is nested too deeply')
	try {
		return JSON.parse(text)
	} catch {
		throw new Refusal(400, 'malformed', 'The body is not valid JSON')
	}
}

/** The JSON object of a request; anything else is 400. `maxBytes` is for calls that take whole documents. */
export async function readObject(c: AppContext, maxBytes?: number): Promise<Record<string, unknown>> {
	const value = await readJson(c, maxBytes)
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw new Refusal(400, 'malformed', 'The body has to be a JSON object')
	return value as Record<string, unknown>
}

const tooLarge = () => new Refusal(413, 'too_large', 'The request is too large')

async function readCounted(c: AppContext, maxBytes: number) {
	if (!c.req.raw.body) return ''
	const chunks: Buffer[] = []
	let size = 0
	for await (const chunk of Readable.fromWeb(c.req.raw.body as never)) {
		size += (chunk as Buffer).length
		if (size > maxBytes) throw tooLarge()
		chunks.push(chunk as Buffer)
	}
	return Buffer.concat(chunks).toString('utf8')
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
