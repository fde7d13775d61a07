import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HELD_BECAUSE, type HeldMail } from '#shared/messages/held-mail.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { send, sentenceOf } from '#web/data/request.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { rememberFocus } from '#web/ui/dialogs/use-focus-return.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { refreshThreads } from './refresh-threads.ts'

/** Mails to conversations that staff decide about (CRM-179). Nothing while there are none. */
export function HeldMails() {
	const { data, refetch } = useQuery({ ...query('/api/admin/held-mails'), staleTime: 0 })
	if (!data || data.mails.length === 0) return null
	return (
		<Card flush className="mt-6">
			<h2 className="px-5 pt-4 pb-1 font-display text-2xl">Mails to check</h2>
			<ul className="divide-y divide-line border-t border-line">
				{data.mails.map((mail) => (
					<OneMail key={mail.id} mail={mail} onDecided={refetch} />
				))}
			</ul>
		</Card>
	)
}

function OneMail({ mail, onDecided }: { mail: HeldMail; onDecided: () => Promise<unknown> }) {
	const { id, from, subject, text, files, reason, travellerName, travellerEmail, tripName, receivedAt } = mail
	const client = useQueryClient()
	const sender = from ?? 'an unknown sender'
	const [pending, setPending] = useState<'file' | 'ignore' | null>(null)
	const decide = async (decision: 'file' | 'ignore') => {
		setPending(decision)
		const focusNext = rememberFocus()
		try {
			await send('POST', `/api/admin/held-mails/${id}`, { decision })
			await Promise.all([onDecided(), refreshThreads(client)])
			focusNext()
		} catch (error) {
			toast({ title: 'Nothing was changed', description: sentenceOf(error, 'Please try again.'), tone: 'destructive' })
		}
		setPending(null)
	}
	return (
		<li className="grid gap-2 px-5 py-4">
			<p className="font-medium wrap-anywhere">{subject || 'Without a subject'}</p>
			<p className="text-sm text-ink-soft wrap-anywhere">
				From {sender}, {staffDate(receivedAt.slice(0, 10))}, to the conversation of {travellerName} ({travellerEmail})
				about {tripName}
			</p>
			<p className="text-sm text-danger">{HELD_BECAUSE[reason] ?? 'It could not be filed by itself.'}</p>
			{text ? <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{text}</p> : null}
			{files > 0 ? (
				<p className="text-sm text-ink-soft">{files === 1 ? 'With an attachment' : `With ${files} attachments`}</p>
			) : null}
			<div className="flex flex-wrap gap-2">
				<ForEditors>
					<Button size="small" pending={pending === 'file'} onClick={() => void decide('file')}>
						File as {travellerName}’s message
					</Button>
					<Button size="small" variant="quiet" pending={pending === 'ignore'} onClick={() => void decide('ignore')}>
						Ignore
						<span className="sr-only"> the mail from {sender}</span>
					</Button>
				</ForEditors>
				<a
					href={`/api/admin/incoming-mails/${id}/original`}
					download
					className="inline-flex min-h-9 items-center px-1 text-sm font-medium text-sea underline-offset-4 hover:underline pointer-coarse:min-h-11"
				>
					The mail as it came
					<span className="sr-only"> from {sender}</span>
				</a>
			</div>
		</li>
	)
}
