import { useRef, useState } from 'react'
import type { ImportPreview } from '#shared/import/preview.ts'
import { FormDialog } from '#web/trips/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ImportForm } from './import-form.tsx'
import type { ReadAgain } from './use-import.ts'

const PreviewForm = prefetched(
	() => import('./preview-form.tsx'),
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
	const [looked, setLooked] = useState<{ preview: ImportPreview; readAgain: ReadAgain } | null>(null)
	const handedIn = useRef<HTMLDivElement>(null)
	if (!isOpen && looked) setLooked(null)

	const back = () => {
		setLooked(null)
		requestAnimationFrame(() => handedIn.current?.querySelector<HTMLElement>('input, textarea')?.focus())
	}
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			isBusy={isBusy}
			shape={looked ? 'large' : 'medium'}
			title="Import from Booking URL"
			description={
				looked
					? 'This is what was read. Nothing is saved yet.'
					: 'Reads the guests, flights and hotels of an online booking form.'
			}
		>
			{(askToClose) => (
				<>
					{/* Kept behind the preview: whoever goes back finds the link and the customer as they were. */}
					<div ref={handedIn} hidden={looked !== null}>
						<ImportForm
							customerId={customerId}
							isBehind={looked !== null}
							onBusy={setIsBusy}
							onImported={close}
							onPreview={(preview, readAgain) => setLooked({ preview, readAgain })}
							onCancel={askToClose}
						/>
					</div>
					{looked ? (
						<PreviewForm {...looked} onBusy={setIsBusy} onImported={close} onBack={back} onCancel={askToClose} />
					) : null}
				</>
			)}
		</FormDialog>
	)
}
