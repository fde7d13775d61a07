import { isolated } from '#shared/bidi.ts'
import { formatDay, weekdayOf } from '#shared/dates.ts'
import { aboutOf, ANSWER_HOURS, type Enquiry, type EnquiryKind, hasReversedDates } from '#shared/enquiries/enquiry.ts'
import { href, PAGES } from '#shared/paths.ts'
import type { Settings } from '#shared/settings.ts'
import { agencyMail } from '#server/mail/agency-mail.ts'
import { compose } from '#server/mail/compose.ts'
import type { Mail } from '#server/mail/outbox.ts'
import type { UnreadableDays } from './read-enquiry.ts'

type Deps = Pick<Settings, 'publicUrl' | 'agency'>

const LABELS: Record<EnquiryKind, string> = { villa: 'Villa', hotel: 'Hotel', general: 'About' }

/** The facts of the stay. `unreadableInWords` replaces a day that the sender gave but nobody can read as a date. */
function stay(enquiry: Enquiry, unreadable: UnreadableDays, unreadableInWords: string) {
	const dayInWords = (name: 'checkIn' | 'checkOut') => {
		const day = enquiry[name]
		if (day !== null) return `${weekdayOf(day)} ${formatDay(day, 'd MMM yyyy')}`
		return unreadable[name] ? unreadableInWords : 'Not given'
	}
	return [
		[LABELS[enquiry.kind], enquiry.propertyName],
		['Check-in', dayInWords('checkIn')],
		['Check-out', dayInWords('checkOut')],
		['Guests', String(enquiry.guests)],
	] as const
}

/** Notifies the agency, whose reply goes directly to the traveller. A problem with the dates is pointed out above them. */
export function mailToAgency(enquiry: Enquiry, unreadable: UnreadableDays, { agency, publicUrl }: Deps): Mail {
	const { reference, email, phone, message } = enquiry
	const name = isolated(enquiry.name)
	return {
		to: agency.email,
		replyTo: email,
		subject: `Enquiry${aboutOf(enquiry)} from ${name} [${reference}]`,
		...compose({
			sender: agency,
			title: `${name} asks about ${aboutOf(enquiry) === '' ? 'a journey' : enquiry.propertyName}`,
			paragraphs: [
				`We promised an answer within ${ANSWER_HOURS} hours. Replying to this mail writes to ${name}.`,
				...(enquiry.nightsTaken ? ['Some of these nights are taken in the villa’s calendar.'] : []),
				...(hasReversedDates(enquiry) ? ['Please check the dates: check-out is not after check-in.'] : []),
			],
			facts: [
				...stay(enquiry, unreadable, 'Not a date, see the message'),
				['Name', enquiry.name],
				['Email', email],
				['Phone', phone],
				...(message ? [['Message', message] as const] : []),
				['Reference', reference],
			],
			closing: [],
			link: { label: 'Open the enquiry', address: `${publicUrl}${href(PAGES.admin)}?enquiry=${enquiry.id}` },
		}),
	}
}

/**
 * Thanks the traveller. It repeats the stay but not the message: otherwise anybody could use the form to send any text to someone else's
 * address.
 */
export function mailToTraveller(enquiry: Enquiry, unreadable: UnreadableDays, { agency }: Pick<Deps, 'agency'>): Mail {
	const { reference, email } = enquiry
	return agencyMail(agency, email, {
		subject: `Your enquiry${aboutOf(enquiry)} [${reference}]`,
		title: 'Thank you for your enquiry',
		paragraphs: [
			`Dear ${isolated(enquiry.name)},`,
			`Your enquiry has reached us. One of us reads it and answers within ${ANSWER_HOURS} hours.`,
		],
		facts: [...stay(enquiry, unreadable, 'As you wrote it'), ['Reference', reference]],
		closing: [
			`If anything should be different, or if it is urgent, reply to this mail or call ${agency.phone}.`,
			`Warm regards,\nyour travel planners at ${agency.name}`,
		],
	})
}
