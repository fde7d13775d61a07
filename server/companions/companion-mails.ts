import { isolated } from '#shared/bidi.ts'
import { PAGES } from '#shared/paths.ts'
import type { Agency } from '#shared/settings.ts'
import { agencyMail } from '#server/mail/agency-mail.ts'
import type { Mail } from '#server/mail/outbox.ts'

type Sender = { agency: Agency; publicUrl: string }
type Invitation = { to: string; name: string; invitedBy: string; tripName: string }

/** To somebody who already has an account: they sign in and accept. It has no secret, so it opens nothing by itself. */
export function joinTripMail({ agency, publicUrl }: Sender, { to, name, invitedBy, tripName }: Invitation): Mail {
	return agencyMail(agency, to, {
		title: 'You are invited to a trip',
		paragraphs: [
			`Dear ${isolated(name)},`,
			`${isolated(invitedBy)} invites you to see “${isolated(tripName)}” in your own travel pages: what you travel on, where you stay, and your own documents.`,
		],
		action: { label: 'Open my travel pages', address: `${publicUrl}${PAGES.portal}` },
		closing: [
			'The invitation waits there for 14 days. Only you see your details.',
			`If you did not expect this mail, you need not do anything. Questions? Call ${agency.phone}.`,
		],
	})
}
