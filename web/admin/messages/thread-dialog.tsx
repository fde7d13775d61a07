import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Thread } from '#shared/messages/thread.ts'
import { query } from '#web/data/query.ts'
import { ForEditors, useMayChange } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { AnswerForm } from './answer-form.tsx'
import { refreshThreads } from './refresh-threads.ts'
import { ThreadDue } from './thread-due.tsx'
import { ThreadOwner } from './thread-owner.tsx'
import { WrittenMessages } from './written-messages.tsx'

/** A conversation with a traveller, and the form that answers it (CRM-165 to CRM-170). */
export default function ThreadDialog({ dialog: { isOpen, subject, close } }: { dialog: DialogState<{ id: string }> }) {
	const id = subject?.id ?? ''
	const { data, error, refetch } = useQuery({
		...query('/api/admin/threads/:id', { id }),
		enabled: isOpen && id !== '',
		staleTime: 0,
	})
	const thread = data?.thread
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			title={thread ? `Messages of ${thread.travellerName}` : 'Messages'}
			description={thread?.tripName ?? ''}
		>
			{(askToClose) =>
				thread ? (
					<Conversation thread={thread} onClose={askToClose} onAnswered={close} />
				) : error ? (
					<LoadFailed error={error} onRetry={refetch} />
				) : (
					<SkeletonRows />
				)
			}
		</FormDialog>
	)
}

type Props = { thread: Thread; onClose: () => void; onAnswered: () => void }

function Conversation({ thread, onClose, onAnswered }: Props) {
	const client = useQueryClient()
	const { openTrip } = useAdminLocation()
	const { id, version, unread } = thread
	const mayChange = useMayChange()
	useEffect(() => {
		// A viewer looks without the traveller reading that somebody has.
		if (mayChange && unread > 0) send('POST', `/api/admin/threads/${id}/read`).catch(() => {})
	}, [id, unread, mayChange])

	const settle = async () => {
		await withToast({ success: 'Settled without an answer', failure: 'Nothing was changed' }, async () => {
			await send('PATCH', `/api/admin/threads/${id}`, { state: 'closed' }, { version })
			onAnswered()
		}).catch(() => {})
		await refreshThreads(client)
	}

	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-4">
				<ThreadOwner thread={thread} />
				<p className="text-ink-soft">
					<ThreadDue thread={thread} />
				</p>
				<Button
					size="small"
					onClick={() => {
						openTrip(thread.tripId, { replace: true })
						onAnswered()
					}}
				>
					Open Trip
				</Button>
				<a href={`/api/admin/threads/${id}/text`} download className={buttonClasses({ size: 'small' })}>
					Save as text
				</a>
			</div>
			<WrittenMessages messages={thread.messages} />
			<ForEditors>
				<AnswerForm
					path={`/api/admin/threads/${id}/messages`}
					tripId={thread.tripId}
					version={version}
					onSent={onAnswered}
					onClose={onClose}
					settle={thread.state === 'open' ? settle : null}
				/>
			</ForEditors>
		</>
	)
}
