import { ImagePlus, Trash2 } from 'lucide-react'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { imageUpload, pictureSlots, type PictureSlot } from '#shared/uploads.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { UploadDialog } from '#web/trips/upload-dialog.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

type Props = { trip: WholeTrip; onSaved: () => Promise<unknown> }

/** DOC-9 */
const SLOTS = {
	thumbnail: { name: 'Thumbnail', hint: 'Recommended 800x450 (16:9)', image: 'thumbnailImage' },
	header: { name: 'Header', hint: 'Recommended 1920x600', image: 'headerImage' },
} as const satisfies Record<PictureSlot, object>

const aspectRatioOf = (slot: PictureSlot) => `${pictureSlots[slot].width} / ${pictureSlots[slot].height}`

export function TripImages({ trip, onSaved }: Props) {
	const uploading = useDialog<PictureSlot>()
	const deleting = useDialog<PictureSlot>()
	const slot = uploading.subject ?? 'thumbnail'
	const shown = SLOTS[slot]
	return (
		<Card>
			<CardHeader title="Trip Images" level={3} />
			<div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
				{(['thumbnail', 'header'] as const).map((slot) => (
					<Slot
						key={slot}
						slot={slot}
						url={trip[SLOTS[slot].image]}
						onUpload={() => uploading.show(slot)}
						onDelete={() => deleting.show(slot)}
					/>
				))}
			</div>
			<UploadDialog
				dialog={uploading}
				title={`Upload ${shown.name} Image`}
				description={shown.hint}
				label="Image"
				rules={imageUpload}
				previewRatio={aspectRatioOf(slot)}
				path={`/api/admin/trips/${trip.id}/upload-image`}
				extraFields={{ type: slot }}
				success={`${shown.name} image uploaded successfully`}
				onSaved={onSaved}
			/>
			<ConfirmDelete
				dialog={deleting}
				title={`Delete ${deleting.subject ?? ''} image?`}
				description={() =>
					'The traveller will see the default picture of the destination. This action cannot be undone.'
				}
				onDelete={(slot) => send('DELETE', `/api/admin/trips/${trip.id}/delete-image/${slot}`)}
				refresh={onSaved}
				success={`${SLOTS[deleting.subject ?? 'header'].name} image removed successfully`}
				failure="Delete failed"
			/>
		</Card>
	)
}

type SlotProps = { slot: PictureSlot; url: string | null; onUpload: () => void; onDelete: () => void }

function Slot({ slot, url, onUpload, onDelete }: SlotProps) {
	const { name, hint } = SLOTS[slot]
	return (
		<div className="flex min-w-0 flex-col">
			<div className="mb-3 flex items-center gap-2">
				<div className="min-w-0 grow">
					<h4 className="font-medium">{name}</h4>
					<p className="text-sm text-ink-soft">{hint}</p>
				</div>
				<ForEditors>
					<Button size="small" onClick={onUpload} aria-label={`${url ? 'Replace' : 'Upload'} ${slot} image`}>
						<ImagePlus aria-hidden="true" />
						{url ? 'Replace' : 'Upload'}
					</Button>
					{url ? (
						<IconButton tone="danger" name={`Delete ${slot} image`} onClick={onDelete}>
							<Trash2 aria-hidden="true" />
						</IconButton>
					) : null}
				</ForEditors>
			</div>
			{url ? (
				<img
					src={url}
					alt={`${name} of this trip`}
					className="w-full rounded-md bg-sunk object-cover"
					style={{ aspectRatio: aspectRatioOf(slot) }}
				/>
			) : (
				<p className="grid h-24 place-items-center rounded-md border border-dashed border-control text-sm text-ink-soft">
					No image
				</p>
			)}
		</div>
	)
}
