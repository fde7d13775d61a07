import { useQuery } from '@tanstack/react-query'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ThreadDue } from './thread-due.tsx'

const ThreadDialog = prefetched(() => import('./thread-dialog.tsx'))

/** The conversations about one trip, and the first message of staff to its customer. */
export function TripMessages({ trip: { id, customerName, userId } }: { trip: WholeTrip }) {
	const opened = useDialog<{ id: string }>()
	const writing = useDialog<true>()
	const { data } = useQuery({ ...query('/api/admin/trips/:id/threads', { id }), staleTime: 0 })
	const threads = data?.threads ?? []
	const hasCustomers = threads.some((thread) => thread.travellerId === userId)
	return (
		<Card>
			<CardHeader title="Messages" level={3}>
				{hasCustomers || !data ? null : (
					<ForEditors>
						<Button size="small" onClick={() => writing.show(true)}>
							Write to {customerName}
						</Button>
					</ForEditors>
				)}
			</CardHeader>
			{data && threads.length === 0 ? <p className="text-ink-soft">Nobody has written yet.</p> : null}
			<ul className="divide-y divide-line">
				{threads.map((thread) => (
					<li key={thread.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
						<div className="min-w-0 flex-1 basis-60">
							<p className="font-medium">
								{thread.travellerName}
								{thread.unread > 0 ? (
									<span className="ml-2 text-sm font-normal text-terracotta">{thread.unread} new</span>
								) : null}
							</p>
							<p className="line-clamp-1 text-ink-soft">{thread.lastText}</p>
						</div>
						<span className="text-sm">
							<ThreadDue thread={thread} />
						</span>
						<Button
							size="small"
							aria-label={`Open messages of ${thread.travellerName}`}
							onClick={() => opened.show(thread)}
						>
							Open
						</Button>
					</li>
				))}
			</ul>
			{opened.subject ? <ThreadDialog dialog={opened} /> : null}
			<FormDialog isOpen={writing.isOpen} onClose={writing.close} title={`Write to ${customerName}`}>
				{(askToClose) => (
					<AnswerForm
						path={`/api/admin/trips/${id}/threads`}
						tripId={id}
						onSent={writing.close}
						onClose={askToClose}
						settle={null}
					/>
				)}
			</FormDialog>
		</Card>
	)
}
