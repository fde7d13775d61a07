import { isolated } from '#shared/bidi.ts'
import type { User } from '#shared/customers/user.ts'
import { PAGES } from '#shared/paths.ts'
import type { Agency } from '#shared/settings.ts'
import { agencyMail } from '#server/mail/agency-mail.ts'
import { compose } from '#server/mail/compose.ts'
import type { Mail } from '#server/mail/outbox.ts'
import { SECRET, SECRET_IN_GROUPS } from '#server/mail/secret.ts'

type Sender = { agency: Agency; publicUrl: string }
type Invitation = {
	user: User
	/** Who invites, by name; null where nobody in particular does. */
	invitedBy: string | null
	expiresAt: Date
}

/** Links begin with our own public address, never with the Host of a request, which the caller chooses. */
const linkTo = (publicUrl: string, path: string) => `${publicUrl}${path}#${SECRET}`

const london = new Intl.DateTimeFormat('en-GB', {
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	hour: '2-digit',
	minute: '2-digit',
	timeZone: 'Europe/London',
})

/** On a line of its own, so that nobody copies half of it. */
const CODE = `Should a page ask for the code from the mail, it is:\n${SECRET_IN_GROUPS}`

/** Invites a customer to the portal. */
export function invitationMail({ agency, publicUrl }: Sender, { user, invitedBy, expiresAt }: Invitation): Mail {
	return agencyMail(agency, user.email, {
		title: 'Your travel pages are ready',
		paragraphs: [
			`Dear ${isolated(user.fullName || user.username)},`,
			`${isolated(invitedBy ?? agency.name)} has prepared your own pages for your journeys with us. Your flights, hotels and documents are there, at home and on the way. Choose a password, and they open.`,
		],
		facts: [['Your account name', user.username]],
		action: { label: 'Open my travel pages', address: linkTo(publicUrl, PAGES.welcome) },
		closing: [
			`The link works until ${london.format(expiresAt)}, London time.`,
			CODE,
			`Should anything not work, reply to this mail or call ${agency.phone}. If you did not expect this mail, you need not do anything.`,
		],
	})
}

type ToTrip = { to: string; name: string; invitedBy: string; tripName: string; expiresAt: Date }

/** Invites a guest to see a trip with an account of their own, which has no password yet. */
export function companionInvitationMail(
	{ agency, publicUrl }: Sender,
	{ to, name, invitedBy, tripName, expiresAt }: ToTrip,
): Mail {
	const title = 'You are invited to a trip'
	return {
		to,
		replyTo: agency.email,
		subject: title,
		...compose({
			sender: agency,
			title,
			paragraphs: [
				`Dear ${isolated(name)},`,
				`${isolated(invitedBy)} invites you to see “${isolated(tripName)}” in travel pages of your own: what you travel on, where you stay, and your own documents. Choose a password, and they open. Only you see your details.`,
			],
			facts: [],
			action: { label: 'Open my travel pages', address: linkTo(publicUrl, PAGES.welcome) },
			closing: [
				`The link works until ${london.format(expiresAt)}, London time.`,
				CODE,
				`If you did not expect this mail, you need not do anything. Questions? Call ${agency.phone}.`,
			],
		}),
	}
}

/** Invites a colleague to the CRM. `position` is what they will be, such as 'consultant'. */
export function colleagueMail(
	{ agency, publicUrl }: Sender,
	{ user, invitedBy, expiresAt, position }: Invitation & { position: string },
): Mail {
	return agencyMail(agency, user.email, {
		title: `Your account at ${agency.name}`,
		paragraphs: [
			`Dear ${isolated(user.fullName || user.username)},`,
			`${isolated(invitedBy ?? agency.name)} has opened an account for you as ${position}. Choose a password to begin.`,
		],
		facts: [['Your account name', user.username]],
		action: { label: 'Set up my account', address: linkTo(publicUrl, PAGES.welcome) },
		closing: [
			`The link works for 48 hours, until ${london.format(expiresAt)}, London time.`,
			CODE,
			`If you did not expect this mail, please tell us: call ${agency.phone}.`,
		],
	})
}

/** Lets the owner of an account choose a new password. */
export function newPasswordMail({ agency, publicUrl }: Sender, user: User): Mail {
	const title = 'Choose a new password'
	return agencyMail(agency, user.email, {
		title,
		paragraphs: [
			`A new password was requested for your account ${user.username}. With this link you choose one yourself.`,
		],
		action: { label: title, address: linkTo(publicUrl, PAGES.newPassword) },
		closing: [
			`The link works once, and for one hour.`,
			CODE,
			'If it was not you who asked, you need not do anything: your password stays as it is.',
		],
	})
}
