import { useCallback, useEffect, useState } from 'react'
import { readItem, removeItem, saveItem } from '#web/offline/lazy-store.ts'
import { fetchResponse } from '#web/data/request.ts'
import { saveFile } from '#web/ui/save-file.ts'

/** A document that the traveller can save on the device. The file at an address never changes, so a cached copy is never stale. */
export function useCachedDocument(fileUrl: string) {
	const [state, setState] = useState<'unknown' | 'absent' | 'saving' | 'cached'>('unknown')
	useEffect(() => {
		let isShown = true
		void readItem('papers', fileUrl).then((found) => isShown && setState(found ? 'cached' : 'absent'))
		return () => {
			isShown = false
		}
	}, [fileUrl])

	/** Rejects when the file cannot be fetched, or the device has no space for it. */
	const save = useCallback(async () => {
		setState('saving')
		let isSaved = false
		try {
			const response = await fetchResponse(fileUrl)
			// A browser that grants this does not delete the offline store when the disk is full.
			await navigator.storage.persist()
			isSaved = await saveItem('papers', fileUrl, { id: fileUrl, file: await response.blob(), at: Date.now() })
			if (!isSaved) throw new Error('There is not enough space on this device')
		} finally {
			setState(isSaved ? 'cached' : 'absent')
		}
	}, [fileUrl])
	const remove = useCallback(async () => {
		await removeItem('papers', fileUrl)
		setState('absent')
	}, [fileUrl])
	return { state, save, remove }
}

/** Downloads the cached copy under a name. False when there is none. */
export async function downloadCached(fileUrl: string, name: string): Promise<boolean> {
	const found = await readItem('papers', fileUrl)
	if (!found) return false
	saveFile(found.file, name)
	return true
}
