import type { User } from '#shared/customers/user.ts'
import { deviceName } from '#shared/customers/device-name.ts'
import type { Agency } from '#shared/settings.ts'
import { agencyMail } from '#server/mail/agency-mail.ts'
import type { Mail } from '#server/mail/outbox.ts'

type To = Pick<User, 'username' | 'email'>

const londonTime = new Intl.DateTimeFormat('en-GB', {
	dateStyle: 'full',
	timeStyle: 'short',
	timeZone: 'Europe/London',
})

/** A sign-in from a browser that has never signed in to this account (API-138). */
export const newSignInMail = (
	to: To,
	agency: Agency,
	{ ip, userAgent, publicUrl }: { ip: string; userAgent: string | undefined; publicUrl: string },
): Mail =>
	agencyMail(agency, to.email, {
		title: 'A new sign-in to your account',
		paragraphs: [`Somebody has just signed in to your account ${to.username} in a browser that we did not know.`],
		facts: [
			['When', `${londonTime.format(new Date())}, London time`],
			['Device', deviceName(userAgent ?? null)],
			['IP address', ip],
		],
		link: { label: 'See where you are signed in', address: `${publicUrl}/account` },
		closing: ['If it was you, there is nothing to do.'],
	})

/** Repeated wrong codes after the right password: somebody else knows it. */
export const codesRefusedMail = (to: To, agency: Agency, times: number): Mail =>
	agencyMail(agency, to.email, {
		title: 'Somebody knows your password',
		paragraphs: [
			`Somebody gave the right password of your account ${to.username}, but ${times} times a wrong code of the second step. They did not get in.`,
		],
		closing: ['If it was not you, please change your password today.'],
	})

const CHANGES = {
	on: 'From now on a sign-in also needs a code from your authenticator app or a recovery code.',
	off: 'From now on the password alone opens your account.',
	reset: 'It was removed for you, so that you can sign in and set it up again.',
	codes: 'New recovery codes were made. The old ones no longer work.',
}

/** Tells the person about every change of their second step, also one that somebody else made for them. */
export const secondStepMail = (to: To, agency: Agency, change: keyof typeof CHANGES, by?: string): Mail =>
	agencyMail(agency, to.email, {
		title: 'Your second step was changed',
		paragraphs: [`This is about your account ${to.username}. ${CHANGES[change]}`],
		facts: by ? [['Changed by', by]] : [],
		closing: [`If you did not expect this, call ${agency.phone} at once.`],
	})

/** Tells a colleague what an owner changed about their account. */
export const staffRoleMail = (to: To, agency: Agency, role: string, by: string): Mail =>
	agencyMail(agency, to.email, {
		title: 'Your role was changed',
		paragraphs: [`From now on your account ${to.username} has the role of ${role}.`],
		facts: [['Changed by', by]],
		closing: [],
	})
