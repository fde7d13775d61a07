import { useState } from 'react'
import { imageUpload } from '#shared/uploads.ts'
import { validateFile } from '#web/trips/validate-file.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { upload } from '#web/data/upload.ts'
import { type Change, type PictureSlot, withPicture } from './draft.ts'

/** An image being uploaded, with the fraction sent so far, 0 to 1. */
export type Sending = { file: File; share: number; cancel: () => void }
export type Uploads = {
	sendingTo: (slot: PictureSlot) => Sending | undefined
	isSending: boolean
	/** Uploads a chosen file and puts the image into its slot. A file that the server would refuse is refused at once. */
	choose: (slot: PictureSlot, file: File) => void
}

const sectionOf = (slot: PictureSlot) => (slot.section === 'icon' ? `why-book-icon-${slot.index}` : slot.section)
const keyOf = (slot: PictureSlot) => ('id' in slot ? `${slot.section}/${slot.id}` : sectionOf(slot))

/** The editor's uploads. They continue while another tab is open. */
export function useUploads(tripId: string, change: Change): Uploads {
	const [all, setAll] = useState<Readonly<Record<string, Sending>>>({})

	const send = async (slot: PictureSlot, file: File) => {
		const key = keyOf(slot)
		const form = new FormData()
		form.set('section', sectionOf(slot))
		if ('id' in slot) form.set('id', slot.id)
		form.set('file', file)
		const controller = new AbortController()
		const cancel = () => controller.abort()
		const tell = (share: number) => setAll((was) => ({ ...was, [key]: { file, share, cancel } }))
		tell(0)
		try {
			await withToast({ success: 'Image uploaded successfully', failure: 'Upload failed' }, async () => {
				const path = `/api/admin/trips/${tripId}/upload-section-image` as const
				const { url } = await upload<{ url: string }>(path, form, { onProgress: tell, signal: controller.signal })
				change((was) => withPicture(was, slot, url))
			})
		} catch {
			// The toast has reported a failure, and the previous image stays.
		} finally {
			setAll(({ [key]: _done, ...others }) => others)
		}
	}

	return {
		sendingTo: (slot) => all[keyOf(slot)],
		isSending: Object.keys(all).length > 0,
		choose: (slot, file) => {
			const problem = validateFile(file, imageUpload)
			if (problem) toast({ ...problem, tone: 'destructive' })
			else void send(slot, file)
		},
	}
}
