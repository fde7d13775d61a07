import { isolated } from '#shared/bidi.ts'
import type { Complaint } from '#shared/complaints/complaint.ts'
import { formatDay } from '#shared/dates.ts'
import { href, PAGES } from '#shared/paths.ts'
import type { Agency } from '#shared/settings.ts'
import { agencyMail } from '#server/mail/agency-mail.ts'
import { compose } from '#server/mail/compose.ts'
import type { Mail } from '#server/mail/outbox.ts'

type Deps = { agency: Agency; publicUrl: string }

const ABOUT = { personal_data: 'How we use personal data', journey: 'A journey or our service' }

/** Confirms a complaint to the sender. It repeats nothing of their text: anybody could have typed somebody else's address. */
export function acknowledgement(complaint: Complaint, { agency }: Deps): Mail {
	const { kind, name, email, reference, createdAt, dueOn } = complaint
	return agencyMail(agency, email, {
		subject: `We have your complaint [${reference}]`,
		title: 'We have your complaint',
		paragraphs: [
			`Dear ${isolated(name)},`,
			'Thank you for telling us. One of us looks into it, writes to you if we need to know more, and tells you what we found.',
		],
		facts: [
			['About', ABOUT[kind]],
			['Received', formatDay(createdAt.slice(0, 10), 'd MMM yyyy')],
			...(dueOn ? [['Our answer by', formatDay(dueOn, 'd MMM yyyy')] as const] : []),
			['Reference', reference],
		],
		closing: [
			...(kind === 'personal_data'
				? [
						'If our answer does not satisfy you, you can complain to the Information Commissioner’s Office, ico.org.uk/make-a-complaint.',
					]
				: []),
			`To add something, reply to this mail or call ${agency.phone}.`,
		],
	})
}

/** Tells the agency. A reply goes to the sender. */
export function complaintToAgency(complaint: Complaint, { agency, publicUrl }: Deps): Mail {
	const { kind, email, reference, dueOn } = complaint
	const name = isolated(complaint.name)
	return {
		to: agency.email,
		replyTo: email,
		subject: `Complaint from ${name} [${reference}]`,
		...compose({
			sender: agency,
			title: `${name} complains`,
			paragraphs: [
				kind === 'personal_data'
					? `It is about personal data, so an answer is due by ${formatDay(dueOn ?? '', 'd MMM yyyy')}. We have confirmed its receipt.`
					: 'We have confirmed its receipt.',
			],
			facts: [
				['About', ABOUT[kind]],
				['Name', complaint.name],
				['Email', email],
				...(complaint.phone ? [['Phone', complaint.phone] as const] : []),
				...(complaint.booking ? [['Journey', complaint.booking] as const] : []),
				['Message', complaint.message],
				...(complaint.remedy ? [['Wishes', complaint.remedy] as const] : []),
				['Reference', reference],
			],
			closing: [],
			link: { label: 'All complaints', address: `${publicUrl}${href(PAGES.admin)}?section=complaints` },
		}),
	}
}
