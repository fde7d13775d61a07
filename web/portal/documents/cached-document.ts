import { useCallback, useState } from 'react'
import { readItem, removeItem } from '#web/offline/lazy-store.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { noteStored, useOnDevice } from './stored-files.ts'

type State = 'unknown' | 'absent' | 'saving' | 'cached' | 'automatic'

/**
 * A document that the traveller can save on the device. 'automatic': it is there unasked (PORTAL-105). The file at an address never changes,
 * so a cached copy is never stale.
 */
export function useCachedDocument(fileUrl: string) {
	const [isSaving, setIsSaving] = useState(false)
	const read = useCallback(() => stateOf(fileUrl), [fileUrl])
	const [found = 'unknown', readAgain] = useOnDevice(read)
	const state: State = isSaving ? 'saving' : found

	/** Rejects when the file cannot be fetched, or the device has no space for it. */
	const save = useCallback(async () => {
		setIsSaving(true)
		try {
			const { storeFile } = await import('./store-file.ts')
			// A browser that grants this does not delete the offline store when the disk is full.
			await navigator.storage.persist()
			await storeFile(fileUrl)
			await readAgain()
		} finally {
			setIsSaving(false)
		}
	}, [fileUrl, readAgain])
	const remove = useCallback(async () => {
		await removeItem('papers', fileUrl)
		noteStored()
	}, [fileUrl])
	return { state, save, remove }
}

async function stateOf(fileUrl: string): Promise<State> {
	const found = await readItem('papers', fileUrl)
	return found ? (found.isAutomatic ? 'automatic' : 'cached') : 'absent'
}

/** Downloads the cached copy under a name. False when there is none. */
export async function downloadCached(fileUrl: string, name: string): Promise<boolean> {
	const found = await readItem('papers', fileUrl)
	if (!found) return false
	saveFile(found.file, name)
	return true
}
