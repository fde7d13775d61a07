import { type ClipboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ImportPreview } from '#shared/import/preview.ts'
import { RequestError } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { CustomerField } from '#web/admin/customers/customer-picker.tsx'
import { AskAi } from '../ask-ai.tsx'
import { EnterByHand } from './enter-by-hand.tsx'
import { PageOrFile } from './page-or-file.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useBookingInput } from './use-booking-input.ts'
import { type BookingInput, type ImportedTrip, requestPreview, type RereadBooking } from '../use-import.ts'
import { useReadBooking } from './use-read-booking.ts'

type Props = {
	customerId: string
	/** The trip into which the booking goes, so that there is no customer to choose. */
	trip: ImportedTrip | null
	/** The form is behind a preview. */
	isHidden: boolean
	onBusy: (isBusy: boolean) => void
	onImported: () => void
	/** The booking needs a review first. */
	onPreview: (preview: ImportPreview, reread: RereadBooking) => void
	/** Several files or links were given at once, and perhaps a customer. */
	onSeveral: (inputs: readonly BookingInput[], userId: string) => void
	onShowTaught: () => void
	onCancel: () => void
}

/** The link and the customer (IMPORT-1), or the page itself or a file if the booking is behind a login. */
export function ImportForm({
	customerId,
	trip,
	isHidden,
	onBusy,
	onImported,
	onPreview,
	onSeveral,
	onShowTaught,
	onCancel,
}: Props) {
	const [userId, setUserId] = useState(customerId)
	const form = useRef<HTMLFormElement>(null)
	const { pending, errors, unread, hideComplaint, clearErrors, showMissing, refuseFile, read, cancel } = useReadBooking(
		{
			onBusy,
			onImported,
			onPreview,
		},
	)
	const { input, byLink, bookingUrl, changeUrl, file, chooseFile, pasted, paste, switchTo } = useBookingInput(
		clearErrors,
		refuseFile,
	)
	const chooseFiles = (files: readonly File[]) => {
		if (files.length > 1)
			onSeveral(
				files.map((one) => ({ file: one })),
				userId,
			)
		else {
			chooseFile(files[0] ?? null)
			// The input and the chosen file replace each other, and with them the focus.
			requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[data-file]')?.focus())
		}
	}
	const isOver = useDroppedFiles((dropped) => isHidden || pending || chooseFiles(dropped))
	const pasteLinks = (event: ClipboardEvent<HTMLInputElement>) => {
		const links = linksIn(event.clipboardData.getData('text/plain'))
		if (links.length < 2) return
		event.preventDefault()
		onSeveral(
			links.map((link) => ({ bookingUrl: link })),
			userId,
		)
	}

	useEffect(() => {
		if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
	}, [errors])

	const target = trip ? { tripId: trip.id } : userId ? { userId } : null
	const isReadingFile = pending !== null && !byLink && file !== null
	const start = (how: 'import' | 'review') => {
		if (input && target) void read(input, target, how)
		else showMissing(input, target, byLink)
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		start('import')
	}
	return (
		<form ref={form} noValidate onSubmit={submit} className="relative">
			{isOver ? (
				<p className="pointer-events-none absolute -inset-x-2 -top-2 bottom-3 z-20 grid place-items-center rounded-lg border-2 border-dashed border-sea bg-sea-wash font-medium text-sea">
					Drop the file to read the booking in it
				</p>
			) : null}
			<div className="flex flex-col gap-4">
				{byLink ? (
					<Field label="Booking form URL" required error={errors.booking}>
						{(control) => (
							<Input
								{...control}
								type="url"
								placeholder="https://"
								autoComplete="off"
								maxLength={2000}
								value={bookingUrl}
								onPaste={pasteLinks}
								onChange={(event) => changeUrl(event.currentTarget.value)}
							/>
						)}
					</Field>
				) : (
					<PageOrFile
						file={file}
						onFiles={chooseFiles}
						pasted={pasted}
						onPasted={paste}
						error={errors.booking}
						fileError={errors.file}
					/>
				)}
				<div className="-mt-1">
					<Button size="small" variant="quiet" className="-ml-3" onClick={() => switchTo(byLink ? 'page' : 'link')}>
						{byLink ? 'Paste the page or choose a file instead' : 'Use a link instead'}
					</Button>
				</div>
				{trip ? null : (
					<CustomerField
						label="Assign to Customer"
						value={userId}
						emptyLabel="Choose…"
						error={errors.userId}
						onChange={(chosen) => {
							setUserId(chosen)
							clearErrors()
						}}
					/>
				)}
				{unread && input && target ? (
					<EnterByHand
						onEnter={() => {
							hideComplaint()
							onPreview(unread, () => requestPreview(input, target))
						}}
					/>
				) : null}
				{unread?.canAskAi ? (
					<AskAi
						key={unread.id}
						previewId={unread.id}
						draft={null}
						onRead={(preview) => input && target && onPreview(preview, () => requestPreview(input, target))}
						onFailed={(error) => {
							if (error instanceof RequestError && error.code === 'ai_found_nothing') clearErrors()
						}}
					/>
				) : null}
			</div>
			<DialogFooter>
				<Button variant="quiet" className="sm:mr-auto sm:-ml-5" disabled={pending !== null} onClick={onShowTaught}>
					What you taught
				</Button>
				<Button onClick={isReadingFile ? cancel : onCancel} disabled={pending !== null && !isReadingFile}>
					Cancel
				</Button>
				{trip ? null : (
					<Button pending={pending === 'review'} disabled={pending === 'import'} onClick={() => start('review')}>
						Review first
					</Button>
				)}
				<Button type="submit" variant="primary" pending={pending === 'import'} disabled={pending === 'review'}>
					{trip ? (pending ? 'Reading...' : 'Read It') : pending === 'import' ? 'Importing...' : 'Import Trip'}
				</Button>
			</DialogFooter>
		</form>
	)
}

/** The links of a text with one on each line. */
const linksIn = (text: string): string[] => {
	const lines = text.split(/\s*\n\s*/).filter((line) => line !== '')
	return lines.every((line) => /^https?:\/\/\S+$/i.test(line)) ? lines : []
}
