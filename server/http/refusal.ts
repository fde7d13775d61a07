import type { z } from 'zod'

/** API-11, API-12 */
type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 422 | 429 | 502 | 503 | 504 | 507

/** An error the caller can act on. Anything else that is thrown is our bug: a 500. */
export class Refusal extends Error {
	readonly status: RefusalStatus
	/** A machine-readable code, such as 'not_found'. */
	readonly code: string
	readonly fields?: Record<string, string>
	/** Seconds after which to retry. */
	readonly retryAfter?: number
	/** Further members of the answer, such as the current record of a stale edit. */
	readonly more?: Record<string, unknown>

	constructor(
		status: RefusalStatus,
		code: string,
		message: string,
		extra: {
			fields?: Record<string, string>
			retryAfter?: number
			more?: Record<string, unknown>
			cause?: unknown
		} = {},
	) {
		super(message, { cause: extra.cause })
		this.status = status
		this.code = code
		this.fields = extra.fields
		this.retryAfter = extra.retryAfter
		this.more = extra.more
	}
}

/** `what` is a noun for the sentence, such as 'Trip'. Absent and not yours give the same answer (API-14). */
export const notFound = (what: string) => new Refusal(404, 'not_found', `${what} not found`)

/** Validates a value: returns it typed and cleaned, or refuses with 422 and a message for each field. */
export function check<T>(schema: z.ZodType<T>, value: unknown): T {
	const result = schema.safeParse(value)
	if (result.success) return result.data
	// A plain object would inherit members such as 'constructor'.
	const fields: Record<string, string> = Object.create(null)
	for (const issue of result.error.issues) {
		const names =
			issue.code === 'unrecognized_keys'
				? issue.keys.map((key) => [...issue.path, key].join('.'))
				: [issue.path.join('.') || 'body']
		for (const name of names)
			fields[name.slice(0, 100)] ??= issue.code === 'unrecognized_keys' ? 'Not a field of this record' : issue.message
	}
	const [name, message] = Object.entries(fields)[0] ?? ['body', 'Invalid']
	const sentence = message === 'Not a field of this record' ? `'${name}' is not a field of this record` : message
	throw new Refusal(422, 'invalid', sentence, { fields })
}
