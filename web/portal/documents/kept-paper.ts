import { useCallback, useEffect, useState } from 'react'
import { forget, keep, kept } from '#web/offline/store.ts'
import { fetchResponse } from '#web/data/request.ts'
import { saveFile } from '#web/ui/save-file.ts'

/**
 * A document that the traveller may keep on the device. A file's address never stands for another file, so the kept copy is as good as
 * a fetched one.
 */
export function useKeptPaper(fileUrl: string) {
	const [state, setState] = useState<'unknown' | 'not kept' | 'keeping' | 'kept'>('unknown')
	useEffect(() => {
		let isShown = true
		void kept('papers', fileUrl).then((paper) => isShown && setState(paper ? 'kept' : 'not kept'))
		return () => {
			isShown = false
		}
	}, [fileUrl])

	/** Rejects when the file could not be fetched or there is no room for it. */
	const keepIt = useCallback(async () => {
		setState('keeping')
		let isKept = false
		try {
			const response = await fetchResponse(fileUrl)
			// Where the browser asks the traveller or decides by itself, what is kept survives a full disk.
			await navigator.storage.persist()
			isKept = await keep('papers', fileUrl, { id: fileUrl, file: await response.blob(), at: Date.now() })
			if (!isKept) throw new Error('There is no room for it on this device')
		} finally {
			setState(isKept ? 'kept' : 'not kept')
		}
	}, [fileUrl])
	const drop = useCallback(async () => {
		await forget('papers', fileUrl)
		setState('not kept')
	}, [fileUrl])
	return { state, keepIt, drop }
}

/** Hands out the kept copy under a name, as a download would. False when there is none. */
export async function downloadKept(fileUrl: string, name: string): Promise<boolean> {
	const paper = await kept('papers', fileUrl)
	if (!paper) return false
	saveFile(paper.file, name)
	return true
}
