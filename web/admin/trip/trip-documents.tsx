import { useQuery } from '@tanstack/react-query'
import { Download, FileInput, FileText, Pencil, Trash2, Upload } from 'lucide-react'
import { type Document, document, MAX_DOCUMENTS } from '#shared/trips/kinds/document.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { query } from '#web/data/query.ts'
import { useAuth } from '#web/data/session.tsx'
import { ForEditors, useMayChange } from '#web/data/for-editors.tsx'
import { bringBack } from '#web/trips/bring-back.ts'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { recordApi } from '#web/trips/records/record-api.ts'
import { GuestsLine } from '#web/trips/guests/guests-input.tsx'
import { RecordDialog } from '#web/trips/records/record-dialog.tsx'
import { staffDate } from '#web/trips/staff-date.ts'
import { DropZone } from '#web/trips/drop-zone.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { iconButtonClasses } from '#web/ui/icon-button-classes.ts'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { acceptedDocuments } from './documents/accepted-documents.ts'
import { UploadDocuments } from './documents/upload-documents.tsx'

const ImportTripDialog = prefetched(() => import('../import/import-trip-dialog.tsx'))

type Props = { trip: WholeTrip; onSaved: () => Promise<unknown> }

/** The documents that staff upload for the traveller. */
export function TripDocuments({ trip, onSaved }: Props) {
	const uploading = useDialog<readonly File[]>()
	const mayChange = useMayChange()
	const drop = (files: readonly File[]) => {
		const accepted = acceptedDocuments(files, MAX_DOCUMENTS - trip.documents.length)
		if (accepted.length > 0) uploading.show(accepted)
	}
	const importing = useDialog<true>()
	const editing = useDialog<Document | 'new' | 'next'>()
	const deleting = useDialog<Document>()
	const isFull = trip.documents.length >= MAX_DOCUMENTS
	const { user } = useAuth()
	// Staff who see no identity data open the product's own documents only (API-165).
	const isLimited = user?.staffRole === 'viewer' || trip.guests.some(({ isHidden }) => isHidden)
	const { data: issued } = useQuery({
		...query('/api/admin/trips/:id/papers', { id: trip.id }),
		enabled: isLimited,
	})
	const mayOpen = (id: string) => !isLimited || issued?.papers.some(({ document }) => document?.id === id) === true
	return (
		<Card>
			<CardHeader title="Important Documents" level={3}>
				<ForEditors>
					<div className="flex flex-wrap gap-3">
						<Button size="small" onClick={() => importing.show(true)}>
							<FileInput aria-hidden="true" />
							Add from a Booking
						</Button>
						<Button size="small" disabled={isFull} onClick={() => uploading.show([])}>
							<Upload aria-hidden="true" />
							Upload Document
						</Button>
					</div>
				</ForEditors>
			</CardHeader>
			<DropZone isOff={isFull || !mayChange} onFiles={drop}>
				{trip.documents.length === 0 ? (
					<EmptyState icon={<FileText />} title="No documents uploaded yet" />
				) : (
					<ul className="divide-y divide-line border-t border-line">
						{trip.documents.map((item) => (
							<DocumentRow
								key={item.id}
								item={item}
								mayOpen={mayOpen(item.id)}
								onEdit={() => editing.show(item)}
								onDelete={() => deleting.show(item)}
							/>
						))}
					</ul>
				)}
			</DropZone>
			{isFull ? <p className="mt-3 text-sm text-ink-soft">A trip holds at most {MAX_DOCUMENTS} documents.</p> : null}
			<UploadDocuments dialog={uploading} trip={trip} onSaved={onSaved} />
			{importing.subject ? <ImportTripDialog dialog={importing} customerId={trip.userId} trip={trip} /> : null}
			<RecordDialog kind={document} tripId={trip.id} dialog={editing} onSaved={onSaved} />
			<ConfirmDelete
				dialog={deleting}
				title="Delete Document?"
				description={(item) =>
					`This will permanently delete ${item.displayName}. For a while you can bring it back from “Recently Deleted”.`
				}
				onDelete={recordApi(document).remove}
				refresh={onSaved}
				undo={async (item) => {
					await bringBack(item)
					await onSaved()
				}}
				success="Document deleted successfully"
				failure="Failed to delete document"
			/>
		</Card>
	)
}

type RowProps = { item: Document; mayOpen: boolean; onEdit: () => void; onDelete: () => void }

function DocumentRow({ item, mayOpen, onEdit, onDelete }: RowProps) {
	return (
		<li className="flex items-center gap-2 py-3">
			<div className="min-w-0 grow">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<span className="font-medium wrap-anywhere">{item.displayName}</span>
					{item.label ? <Badge tone="grey">{item.label}</Badge> : null}
					{item.audience === 'everyone' ? <Badge tone="grey">Everyone</Badge> : null}
				</p>
				<p className="text-sm text-ink-soft tabular-nums">
					{staffDate(item.uploadedAt)}, {formatFileSize(item.bytes)}
				</p>
				{item.audience === 'guests' ? <GuestsLine ids={item.guestIds ?? []} /> : null}
			</div>
			<div className="flex shrink-0">
				{mayOpen ? (
					<a href={item.fileUrl} download aria-label={`Download ${item.displayName}`} className={iconButtonClasses()}>
						<Download aria-hidden="true" />
					</a>
				) : (
					<span className="self-center text-sm text-ink-soft">Hidden from you</span>
				)}
				<ForEditors>
					<IconButton name={`Edit ${item.displayName}`} onClick={onEdit}>
						<Pencil aria-hidden="true" />
					</IconButton>
					<IconButton tone="danger" name={`Delete ${item.displayName}`} onClick={onDelete}>
						<Trash2 aria-hidden="true" />
					</IconButton>
				</ForEditors>
			</div>
		</li>
	)
}

/** '48 kB', '1.2 MB' */
function formatFileSize(bytes: number): string {
	return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
