import { send } from '#web/request.ts'
import type { Enquired } from './enquired.ts'

/**
 * Makes the function that sends one filling of the form. Sent again — a double click, an answer that was lost — it is still one enquiry:
 * the same words go under the same key, and only changed words get a new one, as the server refuses others under an old key.
 * The time that the filling took is therefore measured once.
 */
export function enquirySender({ kind, name }: Enquired, since: number) {
	let filledInMs: number | undefined
	let sent = { words: '', key: '' }
	return async (form: FormData) => {
		filledInMs ??= Math.round(performance.now() - since)
		const { guests, ...told } = Object.fromEntries(form)
		const property = kind === 'hotel' ? { hotelName: name } : { villaName: name }
		const body = { ...told, ...property, guests: Number(guests), filledInMs }
		const words = JSON.stringify(body)
		if (words !== sent.words) sent = { words, key: newKey() }
		await send('POST', kind === 'hotel' ? '/api/hotel-enquiries' : '/api/enquiries', body, { key: sent.key })
	}
}

/** Not `randomUUID`, which a browser has only on https and localhost. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
