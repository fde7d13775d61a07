import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { refreshTrip } from '#web/admin/app/refresh.ts'
import { LoadFailed } from '#web/admin/app/load-failed.tsx'
import { query } from '#web/data/query.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { ConfirmationEditor } from './confirmation-editor.tsx'

type Props = { trip: WholeTrip; open: boolean; onClose: () => void }

/** Edits the texts, images and prices of a trip's booking confirmation (DOC-23). Each opening starts from the saved content. */
export default function EditConfirmationDialog({ trip, open, onClose }: Props) {
	const [isSaving, setIsSaving] = useState(false)
	return (
		<FormDialog isOpen={open} onClose={onClose} isBusy={isSaving} shape="large" title="Edit Booking Confirmation">
			{(askToClose, tellEdited) => (
				<div className="grid min-h-[min(62dvh,38rem)]">
					<Content trip={trip} onClose={onClose} onCancel={askToClose} onEdited={tellEdited} onSaving={setIsSaving} />
				</div>
			)}
		</FormDialog>
	)
}

type ContentProps = {
	trip: WholeTrip
	onClose: () => void
	onCancel: () => void
	onEdited: () => void
	onSaving: (isSaving: boolean) => void
}

function Content({ trip, ...rest }: ContentProps) {
	const client = useQueryClient()
	const { data, error, isPending, refetch } = useQuery({
		...query('/api/admin/trips/:id/booking-confirmation-content', { id: trip.id }),
		// An edit must not start from content cached for an earlier one.
		gcTime: 0,
		staleTime: 0,
	})
	if (isPending) return <SkeletonRows rows={6} />
	// Not an empty form: saving that would overwrite the saved content.
	if (error) return <LoadFailed error={error} onRetry={refetch} />
	return <ConfirmationEditor {...rest} trip={trip} saved={data} refresh={() => refreshTrip(client, trip.id)} />
}
