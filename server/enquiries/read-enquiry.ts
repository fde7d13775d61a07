import { type EnquiryKind, MIN_FILL_MS, NO_SUBJECT } from '#shared/enquiries/enquiry.ts'
import { date, email, isBlank, longText, required, text, wholeNumber } from '#shared/fields.ts'
import { calendarDay, schemaOfFields } from '#shared/schemas.ts'
import { check } from '#server/http/refusal.ts'

/** The fields of the form (SITE-82). The form requires both days; the server accepts an enquiry without them. */
const enquiryFields = {
	name: required(text('Name', { max: 120 })),
	email: required(email('Email')),
	phone: required(text('Phone', { max: 60 })),
	checkIn: date('Check-in'),
	checkOut: date('Check-out'),
	guests: required(wholeNumber('Guests', { min: 1 })),
	message: longText('Message'),
}
const { checkIn, checkOut, ...otherFields } = enquiryFields
const property = (label: string) => required(text(label, { max: 150 }))
const SCHEMAS = {
	villa: schemaOfFields({ ...otherFields, villaName: property('Villa') }),
	hotel: schemaOfFields({ ...otherFields, hotelName: property('Hotel') }),
	general: schemaOfFields({ ...otherFields, subject: text('Subject', { max: 60 }) }),
}

/** The fields of one form; the name of the property, or the subject, as `propertyName`. */
const READERS = {
	villa: (given: Record<string, unknown>) => {
		const { villaName, ...others } = check(SCHEMAS.villa, given)
		return { ...others, propertyName: villaName }
	},
	hotel: (given: Record<string, unknown>) => {
		const { hotelName, ...others } = check(SCHEMAS.hotel, given)
		return { ...others, propertyName: hotelName }
	},
	general: (given: Record<string, unknown>) => {
		const { subject, ...others } = check(SCHEMAS.general, given)
		return { ...others, propertyName: subject ?? NO_SUBJECT }
	},
}

/** Which of the two days were given but cannot be read as a date. */
export type UnreadableDays = { checkIn: boolean; checkOut: boolean }

/**
 * Reads an enquiry from a request (SITE-88). Refuses with 422 what staff could not answer: no name, no address, no phone, no number of
 * guests. Dates are never refused: an unreadable one, such as 30 February, is added to the message as it was written, and its field is in
 * `unreadable`. `isSuspicious` means that a bot probably filled in the form: the hidden field has a value, or it took hardly any time.
 */
export function readEnquiry(kind: EnquiryKind, given: Record<string, unknown>) {
	const { checkIn: arrival, checkOut: departure, website, filledInMs, ...rest } = given
	const values = READERS[kind](rest)
	const days = { checkIn: readDay(checkIn, arrival), checkOut: readDay(checkOut, departure) }
	const asWritten = Object.values(days).flatMap((day) => day.asWritten ?? [])
	const unreadable: UnreadableDays = { checkIn: 'asWritten' in days.checkIn, checkOut: 'asWritten' in days.checkOut }
	return {
		enquiry: {
			...values,
			kind,
			checkIn: days.checkIn.day,
			checkOut: days.checkOut.day,
			message: [values.message, ...asWritten].filter(Boolean).join('\n') || null,
		},
		unreadable,
		isSuspicious: !isBlank(website) || (typeof filledInMs === 'number' && filledInMs < MIN_FILL_MS),
	}
}

function readDay(field: { label: string }, given: unknown): { day: string | null; asWritten?: string } {
	if (isBlank(given)) return { day: null }
	const read = calendarDay.safeParse(given)
	if (read.success) return { day: read.data }
	const words = typeof given === 'string' ? given : JSON.stringify(given)
	const readable = words
		.toWellFormed()
		.replace(/[\p{Cc}\s]+/gu, ' ')
		.trim()
		.slice(0, 100)
	return { day: null, asWritten: `${field.label} as written: ${readable}` }
}
