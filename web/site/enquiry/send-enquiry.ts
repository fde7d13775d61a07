import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import type { Enquired } from './enquired.ts'

/**
 * Makes the function that sends one filling of the form, once however often it is pressed: the time that the filling took is therefore
 * measured once.
 */
export function enquirySender({ kind, name }: Enquired, since: number) {
	let filledInMs: number | undefined
	const sendOnce = createIdempotentSender()
	return (form: FormData) => {
		filledInMs ??= Math.round(performance.now() - since)
		const { guests, ...told } = Object.fromEntries(form)
		const property = kind === 'hotel' ? { hotelName: name } : { villaName: name }
		const body = { ...told, ...property, guests: Number(guests), filledInMs }
		return sendOnce(kind === 'hotel' ? '/api/hotel-enquiries' : '/api/enquiries', body)
	}
}
