import { send } from './request.ts'

/** What was sent last without a success, and its key. */
export type LastSent = { content: string; key: string }
const NOTHING: LastSent = { content: '', key: '' }

/** Where a form remembers what it sent: in memory, unless it stores it for a later visit. */
type Memory = { read: () => LastSent | null; write: (sent: LastSent) => void | Promise<void> }

/**
 * Creates the send function of one form. After a double click or a lost response the same content is sent with the same idempotency key,
 * so the server does the work once. Changed content gets a new key, because the server refuses other content under a used key. After a
 * success the key is dropped: sending the same content again is a new request.
 */
export function createIdempotentSender({ read, write }: Memory = inMemory()) {
	return async function sendIdempotent<Answer>(
		path: `/api/${string}`,
		body: object,
		{ signal, version }: { signal?: AbortSignal | undefined; version?: number | undefined } = {},
	): Promise<Answer> {
		const content = JSON.stringify([path, body])
		const last = read()
		const sent = last?.content === content ? last : { content, key: newKey() }
		await write(sent)
		const answer = await send<Answer>('POST', path, body, {
			key: sent.key,
			signal: signal ?? null,
			...(version === undefined ? {} : { version }),
		})
		await write(NOTHING)
		return answer
	}
}

function inMemory(): Memory {
	let sent = NOTHING
	return {
		read: () => sent,
		write(next) {
			sent = next
		},
	}
}

/** Browsers offer `randomUUID` on https and localhost only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
