import { isolated } from '#shared/bidi.ts'
import type { About, Message } from '#shared/messages/thread.ts'
import { href, PAGES } from '#shared/paths.ts'
import type { Settings } from '#shared/settings.ts'
import { compose } from '#server/mail/compose.ts'
import type { MailHeaders } from '#server/mail/mailer.ts'
import type { Mail } from '#server/mail/outbox.ts'

type Deps = Pick<Settings, 'publicUrl' | 'agency'>

/** Brings a traveller's message to the colleague who answers. The link opens the conversation. */
export function mailToStaff(
	asked: {
		to: string
		traveller: string
		tripName: string
		text: string
		about: About | null
		threadId: string
		headers: MailHeaders
	},
	{ agency, publicUrl }: Deps,
): Mail {
	const { to, tripName, text, about, threadId, headers } = asked
	const traveller = isolated(asked.traveller)
	return {
		to,
		headers,
		subject: `${traveller} wrote about ${isolated(tripName)}`,
		...compose({
			sender: agency,
			title: `${traveller} wrote to us`,
			paragraphs: [text],
			facts: [['Trip', tripName], ...(about ? [['About', about.words] as const] : [])],
			closing: ['Please answer in the CRM, so that your colleagues see the answer too.'],
			link: { label: 'Open the conversation', address: `${publicUrl}${href(PAGES.admin)}?thread=${threadId}` },
		}),
	}
}

/**
 * Brings the agency's answers to a traveller who has not read them in the portal: one mail for all of them, with the traveller's last
 * message quoted below. The subject is the same for all mails of a conversation, so that mail clients show them together.
 */
export function mailToTraveller(
	told: {
		to: string
		tripId: string
		tripName: string
		messages: readonly Pick<Message, 'author' | 'text'>[]
		quoted: string | null
		/** Where an answer by mail goes; null where mail does not come in, so that it must be given in the portal. */
		replyTo: string | null
		headers: MailHeaders
	},
	{ agency, publicUrl }: Deps,
): Mail {
	const { to, tripId, tripName, messages, quoted, replyTo, headers } = told
	const authors = [...new Set(messages.flatMap(({ author }) => (author ? [author] : [])))]
	return {
		to,
		replyTo: replyTo ?? agency.email,
		headers,
		subject: `Your message about ${isolated(tripName)}`,
		...compose({
			sender: agency,
			title: authors.length > 0 ? `${isolated(authors.join(' and '))} wrote to you` : 'We wrote to you',
			paragraphs: messages.map(({ text }) => text),
			facts: [['Trip', tripName], ...(quoted ? [['You wrote', quoted] as const] : [])],
			closing: replyTo ? ['You can also answer this mail.'] : [],
			action: {
				label: 'Answer in your portal',
				address: `${publicUrl}${href(PAGES.portalTrip, { id: tripId })}#messages`,
			},
		}),
	}
}
