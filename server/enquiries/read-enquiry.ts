import { type EnquiryKind, FASTEST_PERSON_MS } from '#shared/enquiries/enquiry.ts'
import { enquiryFields } from '#shared/enquiries/enquiry-fields.ts'
import { isBlank, required, text } from '#shared/fields.ts'
import { calendarDay, schemaOfFields } from '#shared/schemas.ts'
import { check } from '#server/http/refusal.ts'

const { checkIn, checkOut, ...told } = enquiryFields
const property = (label: string) => required(text(label, { max: 150 }))
const SCHEMAS = {
	villa: schemaOfFields({ ...told, villaName: property('Villa') }),
	hotel: schemaOfFields({ ...told, hotelName: property('Hotel') }),
}

/**
 * The enquiry of a request (SITE-88). Refuses with 422 what staff could not answer: no name, no address, no phone,
 * no number of guests. Days are never a reason to refuse: one that cannot be read joins the message as it was written. `isDoubtful`
 * tells that a program seems to have filled the form in: the field nobody sees has a value, or it took no time.
 */
export function readEnquiry(kind: EnquiryKind, given: Record<string, unknown>) {
	const { checkIn: arrival, checkOut: departure, website, filledInMs, ...rest } = given
	const values =
		kind === 'villa'
			? (({ villaName, ...others }) => ({ ...others, propertyName: villaName }))(check(SCHEMAS.villa, rest))
			: (({ hotelName, ...others }) => ({ ...others, propertyName: hotelName }))(check(SCHEMAS.hotel, rest))
	const days = { checkIn: readDay(checkIn, arrival), checkOut: readDay(checkOut, departure) }
	const asWritten = Object.values(days).flatMap((day) => day.asWritten ?? [])
	return {
		enquiry: {
			...values,
			kind,
			checkIn: days.checkIn.day,
			checkOut: days.checkOut.day,
			message: [values.message, ...asWritten].filter(Boolean).join('\n') || null,
		},
		isDoubtful: !isBlank(website) || (typeof filledInMs === 'number' && filledInMs < FASTEST_PERSON_MS),
	}
}

function readDay(field: { label: string }, given: unknown) {
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
