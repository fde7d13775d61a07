import type { User } from '#shared/customers/user.ts'
import type { Agency } from '#shared/settings.ts'
import { agencyMail } from '#server/mail/agency-mail.ts'
import type { Mail } from '#server/mail/outbox.ts'
import { SECRET_IN_GROUPS } from '#server/mail/secret.ts'

/** The code with which the present mailbox allows another address. */
export const codeToOldAddressMail = (agency: Agency, user: User, newEmail: string): Mail =>
	agencyMail(agency, user.email, {
		title: 'Allow a new e-mail address?',
		paragraphs: [
			`Somebody who is signed in to your account ${user.username} wants mails about it to go to ${newEmail}.`,
		],
		facts: [['Code', SECRET_IN_GROUPS]],
		closing: [
			'If it was you, type this code where you asked for the change, within the hour. None of us will ever ask you for it.',
			`If it was not you, call ${agency.phone} at once. Nothing changes without the code.`,
		],
	})

/** The code that proves that the new mailbox is theirs. It names no account: the address may be somebody else's. */
export const codeToNewAddressMail = (agency: Agency, newEmail: string): Mail =>
	agencyMail(agency, newEmail, {
		title: 'Is this your address?',
		paragraphs: [`Somebody gave this address as their new one at ${agency.name}.`],
		facts: [['Code', SECRET_IN_GROUPS]],
		closing: [
			'If it was you, type this code where you asked for the change, within the hour.',
			'If it was not you, you need not do anything.',
		],
	})

/** Instead of a code, to an address that an account already has. */
export const addressTakenMail = (agency: Agency, newEmail: string): Mail =>
	agencyMail(agency, newEmail, {
		title: 'You already have an account',
		paragraphs: [
			`Somebody gave this address as their new one at ${agency.name}. It already belongs to an account, so it cannot be used for another.`,
		],
		closing: [
			`If it was you, reply to this mail or call ${agency.phone}. If it was not you, you need not do anything.`,
		],
	})
