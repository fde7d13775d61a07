import { utcTime } from '#shared/dates.ts'
import { href, PAGES } from '#shared/paths.ts'
import type { Agency } from '#shared/settings.ts'
import { compose } from '#server/mail/compose.ts'
import type { Mail } from '#server/mail/outbox.ts'

type Failed = { to: string; startedAt: Date; reason: string }

/** Tells an owner that a nightly backup failed. */
export function failureMail({ to, startedAt, reason }: Failed, agency: Agency, publicUrl: string): Mail {
	return {
		to,
		subject: 'The nightly backup failed',
		...compose({
			sender: agency,
			title: 'The nightly backup failed',
			paragraphs: [
				'Last night’s copy of your data could not be made, or could not be restored when it was tried. The system itself works, and earlier backups are still there.',
				'Please forward this to your administrator. It is tried again next night.',
			],
			facts: [
				['Started', utcTime(startedAt)],
				['Reason', reason],
			],
			closing: [],
			action: { label: 'See the installation', address: `${publicUrl}${href(PAGES.admin)}?section=installation` },
		}),
	}
}
