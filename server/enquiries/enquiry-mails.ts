import { formatDay, weekdayOf } from '#shared/dates.ts'
import { ANSWER_HOURS, hasReversedDates, type Enquiry } from '#shared/enquiries/enquiry.ts'
import { href, PAGES } from '#shared/paths.ts'
import type { Settings } from '#shared/settings.ts'
import { compose } from '#server/mail/compose.ts'
import type { Mail } from '#server/mail/outbox.ts'

const dayInWords = (day: string | null) => (day ? `${weekdayOf(day)} ${formatDay(day, 'd MMM yyyy')}` : 'Not given')

const stay = (enquiry: Enquiry) =>
	[
		[enquiry.kind === 'villa' ? 'Villa' : 'Hotel', enquiry.propertyName],
		['Check-in', dayInWords(enquiry.checkIn)],
		['Check-out', dayInWords(enquiry.checkOut)],
		['Guests', String(enquiry.guests)],
	] as const

/** Notifies the agency, whose reply goes directly to the traveller. A problem with the dates is pointed out above them. */
export function mailToAgency(enquiry: Enquiry, { agency, publicUrl }: Pick<Settings, 'publicUrl' | 'agency'>): Mail {
	const { reference, propertyName, name, email, phone, message } = enquiry
	return {
		to: agency.email,
		replyTo: email,
		subject: `Enquiry for ${propertyName} from ${name} [${reference}]`,
		...compose({
			sender: agency,
			title: `${name} asks about ${propertyName}`,
			paragraphs: [
				`We promised an answer within ${ANSWER_HOURS} hours. Replying to this mail writes to ${name}.`,
				...(hasReversedDates(enquiry) ? ['Please check the dates: check-out is not after check-in.'] : []),
			],
			facts: [
				...stay(enquiry),
				['Name', name],
				['Email', email],
				['Phone', phone],
				...(message ? [['Message', message] as const] : []),
				['Reference', reference],
			],
			closing: [],
			link: { label: 'All enquiries', address: publicUrl + href(PAGES.admin) },
		}),
	}
}

/**
 * Thanks the traveller. It repeats the stay but not the message: otherwise anybody could use the form to send any text to someone else's
 * address.
 */
export function mailToTraveller(enquiry: Enquiry, { agency }: Pick<Settings, 'agency'>): Mail {
	const { reference, propertyName, name, email } = enquiry
	return {
		to: email,
		replyTo: agency.email,
		subject: `Your enquiry for ${propertyName} [${reference}]`,
		...compose({
			sender: agency,
			title: 'Thank you for your enquiry',
			paragraphs: [
				`Dear ${name},`,
				`Your enquiry has reached us. One of us reads it and answers within ${ANSWER_HOURS} hours.`,
			],
			facts: [...stay(enquiry), ['Reference', reference]],
			closing: [
				`If anything should be different, or if it is urgent, reply to this mail or call ${agency.phone}.`,
				`Warm regards,\nyour travel planners at ${agency.name}`,
			],
		}),
	}
}
