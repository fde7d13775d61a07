import { RequestError } from '#web/data/request.ts'
import { useSettings } from '#web/data/settings.tsx'
import { phoneHref } from '#web/shell/header-links.ts'

const REASONS = {
	stopped: 'You stopped the sending. If you send it again, we still receive it only once.',
	fields: 'Please look at the marked fields.',
	limit: 'Many enquiries have come from your network. Wait a few minutes before you send yours.',
	unreachable: 'We could not be reached.',
	failed: 'Something went wrong on our side.',
}
export type NotSentReason = keyof typeof REASONS

/** The reason for a failed request, as far as the visitor can do something about it. */
export function reasonOf(error: unknown): NotSentReason {
	if (!(error instanceof RequestError)) return 'failed'
	if (error.status === 0) return 'unreachable'
	if (error.status === 429) return 'limit'
	return error.status === 422 ? 'fields' : 'failed'
}

/**
 * Next to the button, until the form is sent again: why it was not sent, and the other ways to reach the agency. The toast that reports the
 * failure is heard by screen readers, so this is not announced a second time (SITE-87).
 */
export function NotSent({ id, reason }: { id: string; reason: NotSentReason }) {
	const { agency } = useSettings()
	const link = 'inline-block py-0.5 font-medium whitespace-nowrap text-ink underline underline-offset-4'
	return (
		<div id={id} className="w-full border-l-2 border-danger pl-3.5 text-sm">
			<p>
				<strong className="font-medium text-danger">Not sent yet.</strong> {REASONS[reason]} What you entered is safe.
			</p>
			<p className="text-ink-soft">
				You can also call{' '}
				<a href={phoneHref(agency.phone)} className={link}>
					{agency.phone}
				</a>{' '}
				or write to{' '}
				<a href={`mailto:${agency.email}`} className={link}>
					{agency.email}
				</a>
				.
			</p>
		</div>
	)
}
