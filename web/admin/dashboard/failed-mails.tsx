import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import { useState } from 'react'
import type { FailedMail } from '#shared/mail/failed-mail.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { rememberFocus } from '#web/ui/dialogs/use-focus-return.ts'

/** Mails that a mail server refused for good or returned (CRM-75, CRM-196). Shown only when there are any. */
export function FailedMails() {
	const { data } = useQuery({ ...query('/api/admin/failed-mails'), staleTime: 0 })
	if (!data || data.mails.length === 0) return null
	return (
		<Card flush className="mb-6">
			<div className="flex items-center gap-3 px-5 pt-4">
				<MailX className="size-5 shrink-0 text-danger" aria-hidden />
				<h2 className="font-display text-2xl">Mails not delivered</h2>
			</div>
			<p className="px-5 pt-1 pb-3 text-ink-soft">
				A mail server refused these or sent them back. Check the address, or the mail settings if there are several, and
				send them again.
			</p>
			<ul className="divide-y divide-line border-t border-line">
				{data.mails.map((mail) => (
					<FailedMailRow key={mail.id} mail={mail} />
				))}
			</ul>
		</Card>
	)
}

function FailedMailRow({ mail: { id, to, subject, answer, createdAt, isExpired } }: { mail: FailedMail }) {
	const client = useQueryClient()
	const [isPending, setIsPending] = useState(false)
	const run = async (messages: { success: string; failure: string }, call: () => Promise<unknown>) => {
		setIsPending(true)
		const focusNext = rememberFocus()
		await withToast(messages, call).catch(() => {})
		await client.invalidateQueries({ queryKey: query('/api/admin/failed-mails').queryKey })
		setIsPending(false)
		focusNext()
	}
	const path = `/api/admin/failed-mails/${id}` as const
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
			<div className="min-w-0 flex-1 basis-72">
				<p className="font-medium wrap-anywhere">{subject}</p>
				<p className="text-sm wrap-anywhere text-ink-soft">
					To {to}, {staffDate(createdAt.slice(0, 10))}
				</p>
				{answer ? <p className="text-sm wrap-anywhere text-ink-soft">{answer}</p> : null}
			</div>
			<ForEditors>
				<div className="flex gap-2">
					{/* A mail whose link has expired is of no use to anybody. */}
					{isExpired ? null : (
						<Button
							size="small"
							pending={isPending}
							aria-label={`Send again: ${subject} to ${to}`}
							onClick={() =>
								void run({ success: 'Mail queued again', failure: 'The mail could not be queued' }, () =>
									send('POST', `${path}/send-again`, {}),
								)
							}
						>
							Send again
						</Button>
					)}
					<Button
						size="small"
						pending={isPending}
						aria-label={`Dismiss: ${subject} to ${to}`}
						onClick={() =>
							void run({ success: 'Mail dismissed', failure: 'The mail could not be dismissed' }, () =>
								send('DELETE', path),
							)
						}
					>
						Dismiss
					</Button>
				</div>
			</ForEditors>
		</li>
	)
}
