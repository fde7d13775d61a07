import { send } from './request.ts'

const NOTHING = { words: '', key: '' }

/**
 * Makes the function that sends what one form holds. Sent again — a double click, an answer that was lost — it is still made once: the
 * same words go under the same key, and only changed words get a new one, as the server refuses others under an old key. What was
 * answered with success is over: the same words after it are meant again.
 */
export function createIdempotentSender() {
	let sent = NOTHING
	return async function sendIdempotent<Answer>(path: `/api/${string}`, body: object): Promise<Answer> {
		const words = JSON.stringify([path, body])
		if (words !== sent.words) sent = { words, key: newKey() }
		const answer = await send<Answer>('POST', path, body, { key: sent.key })
		sent = NOTHING
		return answer
	}
}

/** Not `randomUUID`, which a browser has only on https and localhost. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
