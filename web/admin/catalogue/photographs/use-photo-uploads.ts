import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CataloguePicture } from '#shared/catalogue/catalogue-picture.ts'
import { photoUpload } from '#shared/uploads.ts'
import { upload } from '#web/data/upload.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

/** The photographs that are being uploaded here. Leaving the page asks first while there are any. */
export function usePhotoUploads(onUploaded: (pictures: readonly CataloguePicture[]) => void): UploadQueue {
	const [queue] = useState(() => createUploadQueue({ send: sendPhoto }))
	useEffect(() => queue.handOverTo(onUploaded))
	const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)
	const isBusy = uploads.some(({ status }) => status !== 'failed')
	useEffect(() => {
		if (!isBusy) return undefined
		const ask = (event: BeforeUnloadEvent) => event.preventDefault()
		addEventListener('beforeunload', ask)
		return () => removeEventListener('beforeunload', ask)
	}, [isBusy])
	return queue
}

async function sendPhoto(file: File, onProgress: (sent: number) => void) {
	const form = new FormData()
	form.set(photoUpload.field, file)
	const answer = await upload<{ picture: CataloguePicture }>('/api/admin/catalogue/pictures', form, { onProgress })
	return answer.picture
}
