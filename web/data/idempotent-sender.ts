import { send } from './request.ts'

const NOTHING = { content: '', key: '' }

/**
 * Creates the send function of one form. After a double click or a lost response the same content is sent with the same idempotency key,
 * so the server does the work once. Changed content gets a new key, because the server refuses other content under a used key. After a
 * success the key is dropped: sending the same content again is a new request.
 */
export function createIdempotentSender() {
	let sent = NOTHING
	return async function sendIdempotent<Answer>(path: `/api/${string}`, body: object): Promise<Answer> {
		const content = JSON.stringify([path, body])
		if (content !== sent.content) sent = { content, key: newKey() }
		const answer = await send<Answer>('POST', path, body, { key: sent.key })
		sent = NOTHING
		return answer
	}
}

/** Browsers offer `randomUUID` on https and localhost only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
