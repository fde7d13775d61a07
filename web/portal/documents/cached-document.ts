import { useCallback, useEffect, useState } from 'react'
import { readItem, removeItem } from '#web/offline/lazy-store.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { noteStored, useStoredVersion } from './stored-files.ts'

type State = 'unknown' | 'absent' | 'saving' | 'cached' | 'automatic'

/**
 * A document that the traveller can save on the device. 'automatic': it is there unasked (PORTAL-105). The file at an address never changes,
 * so a cached copy is never stale.
 */
export function useCachedDocument(fileUrl: string) {
	const [state, setState] = useState<State>('unknown')
	const version = useStoredVersion()
	// oxlint-disable-next-line react-hooks/exhaustive-deps -- The version says that there is something to read again.
	useEffect(() => {
		let isShown = true
		void readItem('papers', fileUrl).then(
			(found) => isShown && setState(found ? (found.isAutomatic ? 'automatic' : 'cached') : 'absent'),
		)
		return () => {
			isShown = false
		}
	}, [fileUrl, version])

	/** Rejects when the file cannot be fetched, or the device has no space for it. */
	const save = useCallback(async () => {
		setState('saving')
		try {
			const { storeFile } = await import('./store-file.ts')
			// A browser that grants this does not delete the offline store when the disk is full.
			await navigator.storage.persist()
			await storeFile(fileUrl)
			setState('cached')
		} catch (error) {
			setState('absent')
			throw error
		}
	}, [fileUrl])
	const remove = useCallback(async () => {
		await removeItem('papers', fileUrl)
		noteStored()
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
