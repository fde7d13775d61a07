import { text } from '#shared/fields.ts'

const INTERNATIONAL = {
	matches: /^\+[1-9][\d ().-]{6,}$/,
	message: 'Enter the number with its country code, such as +44 7700 900123',
}

/** What a colleague enters about how travellers reach them (API-191). Both may be the same number. */
export const contactCardFields = {
	phone: text('Telephone for travellers', { max: 40, placeholder: '+44 20 7946 0018', pattern: INTERNATIONAL }),
	whatsApp: text('WhatsApp number', { max: 40, placeholder: '+44 7700 900123', pattern: INTERNATIONAL }),
}

/** A colleague's card. `picture` is a data URL of a small JPEG, or null. */
export type ContactCard = { phone: string | null; whatsApp: string | null; picture: string | null }
