import type { Agency } from '#shared/settings.ts'
import { compose } from './compose.ts'
import type { Mail } from './outbox.ts'

type Content = Omit<Parameters<typeof compose>[0], 'sender' | 'facts'> & {
	facts?: Parameters<typeof compose>[0]['facts']
	/** The title, where nothing else is given. */
	subject?: string
}

/** A mail from the agency, whose replies reach the agency. */
export const agencyMail = (agency: Agency, to: string, { subject, facts = [], ...content }: Content): Mail => ({
	to,
	replyTo: agency.email,
	subject: subject ?? content.title,
	...compose({ sender: agency, facts, ...content }),
})
