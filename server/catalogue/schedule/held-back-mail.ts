import type { Finding } from '#shared/catalogue/rules/finding.ts'
import { href, PAGES } from '#shared/paths.ts'
import type { Agency } from '#shared/settings.ts'
import { compose } from '#server/mail/compose.ts'
import type { Mail } from '#server/mail/outbox.ts'
import type { ItemRow } from '../stored-item.ts'

type Deps = { agency: Agency; publicUrl: string; to: string | null }

/** Tells the colleague who scheduled a publication, or the agency, that it was held back. */
export function heldBackMail({ id, name, kind }: ItemRow, findings: readonly Finding[], deps: Deps): Mail {
	const { agency, publicUrl } = deps
	const about = name || (kind === 'landing' ? 'The landing page' : `A ${kind}`)
	const reasons = findings.filter(({ level }) => level === 'error').map(({ sentence }) => sentence)
	return {
		to: deps.to ?? agency.email,
		subject: `${about} was not published as scheduled`,
		...compose({
			sender: agency,
			title: `${about} was not published`,
			paragraphs: [
				'At the time for which it was scheduled, something in it was no longer right. Visitors see what they saw before. Correct it and publish or schedule it again.',
			],
			facts: [['To correct', [...new Set(reasons)].slice(0, 5).join('\n')]],
			closing: [],
			link: { label: 'Open it', address: `${publicUrl}${href(PAGES.admin)}?section=catalogue&item=${id}` },
		}),
	}
}
