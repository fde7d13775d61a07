import { useRef, useState } from 'react'
import type { ImportPreview } from '#shared/import/preview.ts'
import { isCancelled, RequestError, sentenceOf } from '#web/data/request.ts'
import { dismissToast, toast } from '#web/ui/toasts/toasts.tsx'
import {
	IMPORT_FAILED,
	type BookingInput,
	type ImportTarget,
	previewIn,
	requestPreview,
	type RereadBooking,
	showFailure,
	useImport,
} from '../use-import.ts'

type Options = {
	onBusy: (isBusy: boolean) => void
	onImported: () => void
	/** The booking needs a review first. */
	onPreview: (preview: ImportPreview, reread: RereadBooking) => void
}
type InputErrors = { booking?: string; file?: string; userId?: string }

/** Reads a booking and imports it, or opens its preview. Errors stay at their field until the input changes. */
export function useReadBooking({ onBusy, onImported, onPreview }: Options) {
	const [pending, setPending] = useState<'import' | 'review' | null>(null)
	const [errors, setErrors] = useState<InputErrors>({})
	/** The reading in which our own readers found nothing. */
	const [unread, setUnread] = useState<ImportPreview | null>(null)
	const upload = useRef<AbortController>(null)
	/** The toast about what was entered last. */
	const complaint = useRef<number>(null)
	const { start } = useImport(onImported)

	const hideComplaint = () => {
		if (complaint.current !== null) dismissToast(complaint.current)
		complaint.current = null
	}
	const clearErrors = () => {
		hideComplaint()
		setErrors({})
		setUnread(null)
	}
	const showMissing = (input: BookingInput | null, target: ImportTarget | null, byLink: boolean) => {
		const instruction = byLink ? 'enter a booking URL' : 'paste a page or choose a file'
		const whole = target && 'tripId' in target ? instruction : `${instruction} and select a customer`
		complaint.current = toast({ title: 'Error', description: `Please ${whole}.`, tone: 'destructive' })
		setErrors({
			...(input ? {} : { booking: `Please ${instruction}` }),
			...(target ? {} : { userId: 'Please select a customer' }),
		})
	}
	const refuseFile = (message: string) => {
		complaint.current = toast({ title: 'File too large', description: message, tone: 'destructive' })
		setErrors({ file: message })
	}
	const read = async (input: BookingInput, target: ImportTarget, how: 'import' | 'review') => {
		clearErrors()
		setPending(how)
		onBusy(true)
		const controller = new AbortController()
		upload.current = 'file' in input ? controller : null
		try {
			const preview = await start(input, target, { reviewFirst: how === 'review', signal: controller.signal })
			if (preview) onPreview(preview, () => requestPreview(input, target))
		} catch (error) {
			if (isCancelled(error)) return
			complaint.current = showFailure(error)
			setErrors(inputErrors(error))
			setUnread(previewIn(error))
		} finally {
			setPending(null)
			onBusy(false)
		}
	}
	/** Stops reading a file. A link is read by the server, which goes on. */
	const cancel = () => upload.current?.abort()
	return { pending, errors, unread, hideComplaint, clearErrors, showMissing, refuseFile, read, cancel }
}

/** Every error concerns the booking, unless the server says that it concerns the customer. */
function inputErrors(error: unknown): InputErrors {
	const userId = error instanceof RequestError ? error.fields.userId : undefined
	return userId ? { userId } : { booking: sentenceOf(error, IMPORT_FAILED) }
}
