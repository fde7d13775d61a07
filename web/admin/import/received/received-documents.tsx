import { useQuery } from '@tanstack/react-query'
import { PROPOSED_BECAUSE, RECEIVED_BECAUSE, type ReceivedDocument } from '#shared/import/received-document.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { staffDate } from '#web/trips/staff-date.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'

const ReceivedDialog = prefetched(() => import('./received-dialog.tsx'))

/** The documents that came by mail and wait for staff (IMPORT-86). Nothing while there are none. */
export function ReceivedDocuments() {
	const { data, refetch } = useQuery({ ...query('/api/admin/received-documents'), staleTime: 0 })
	const reviewing = useDialog<ReceivedDocument>()
	const dismissing = useDialog<ReceivedDocument>()
	const documents = data?.documents ?? []
	return (
		<>
			{documents.length > 0 ? (
				<Card flush className="mt-6">
					<h2 className="flex items-center gap-3 px-5 pt-4 pb-3 font-display text-2xl">
						Received documents
						<span className="font-sans text-base text-ink-soft tabular-nums">{documents.length}</span>
					</h2>
					<ul className="divide-y divide-line border-t border-line">
						{documents.map((one) => (
							<Row key={one.id} document={one} onReview={reviewing.show} onDismiss={dismissing.show} />
						))}
					</ul>
				</Card>
			) : null}
			{reviewing.subject ? (
				<ReceivedDialog
					key={reviewing.subject.id}
					dialog={reviewing}
					document={reviewing.subject}
					onSettled={refetch}
				/>
			) : null}
			<ConfirmDelete
				dialog={dismissing}
				title="Dismiss this document?"
				description={({ subject }) =>
					`The mail ‘${titleOf(subject)}’ will be deleted with its attachments. When it comes again, it is not listed again.`
				}
				onDelete={({ id }) => send('DELETE', `/api/admin/received-documents/${id}`)}
				refresh={refetch}
				success="Document dismissed"
				failure="The document was not dismissed"
			/>
		</>
	)
}

const titleOf = (subject: string) => subject || 'Without a subject'

type RowProps = {
	document: ReceivedDocument
	onReview: (document: ReceivedDocument) => void
	onDismiss: (document: ReceivedDocument) => void
}

function Row({ document, onReview, onDismiss }: RowProps) {
	const { subject, from, receivedAt, state, reason, proposed, customerName } = document
	const title = titleOf(subject)
	return (
		<li className="flex flex-wrap items-start gap-x-5 gap-y-3 px-5 py-4">
			<div className="grid min-w-0 grow basis-64 gap-1">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<span className="font-medium wrap-anywhere">{title}</span>
					{state === 'quarantined' ? <Badge tone="amber">In quarantine</Badge> : null}
				</p>
				<p className="text-sm text-ink-soft wrap-anywhere">
					From {from ?? 'an unknown sender'}, {staffDate(receivedAt.slice(0, 10))}
				</p>
				{proposed ? (
					<p className="wrap-anywhere">
						For ‘{proposed.tripName}’ of {customerName}.{' '}
						<span className="text-ink-soft">{PROPOSED_BECAUSE[proposed.by]}</span>
					</p>
				) : (
					<p className="text-ink-soft">
						{(reason && RECEIVED_BECAUSE[reason]) ?? 'No trip fits. Choose one, or make a new trip.'}
					</p>
				)}
			</div>
			<ForEditors>
				<div className="flex flex-wrap gap-2">
					<Button size="small" onClick={() => onReview(document)}>
						Review
						<span className="sr-only"> ‘{title}’</span>
					</Button>
					<Button size="small" variant="quiet" onClick={() => onDismiss(document)}>
						Dismiss
						<span className="sr-only"> ‘{title}’</span>
					</Button>
				</div>
			</ForEditors>
		</li>
	)
}
