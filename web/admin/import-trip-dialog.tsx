import { useState } from 'react'
import type { ImportPreview } from '#shared/import/preview.ts'
import { FormDialog } from '#web/trips/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { soon } from '#web/ui/later.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ImportForm } from './import/import-form.tsx'

const PreviewForm = soon(
	() => import('./import/preview-form.tsx'),
	() => <Skeleton className="h-96" />,
)

type Props = {
	dialog: DialogState<true>
	/** Whose trips are listed. */
	customerId: string
}

/**
 * Makes a trip of what a booking form on another site holds, and opens it. Where something is missing or in doubt, the dialog shows what
 * was read first.
 */
export default function ImportTripDialog({ dialog: { isOpen, close }, customerId }: Props) {
	const [isBusy, setIsBusy] = useState(false)
	const [preview, setPreview] = useState<ImportPreview | null>(null)
	if (!isOpen && preview) setPreview(null)
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			isBusy={isBusy}
			shape={preview ? 'large' : 'medium'}
			title="Import from Booking URL"
			description={
				preview
					? 'This is what was read. Nothing is saved yet.'
					: 'Reads the guests, flights and hotels of an online booking form.'
			}
		>
			{(askToClose) =>
				preview ? (
					<PreviewForm
						preview={preview}
						onBusy={setIsBusy}
						onImported={close}
						onBack={() => setPreview(null)}
						onCancel={askToClose}
					/>
				) : (
					<ImportForm
						customerId={customerId}
						onBusy={setIsBusy}
						onImported={close}
						onPreview={setPreview}
						onCancel={askToClose}
					/>
				)
			}
		</FormDialog>
	)
}
