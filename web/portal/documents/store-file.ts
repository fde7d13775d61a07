import { fetchResponse, networkError } from '#web/data/request.ts'
import { saveItem } from '#web/offline/lazy-store.ts'
import { noteStored } from './stored-files.ts'

/** The device has no room for a file, or the browser stores nothing. */
export class NoSpace extends Error {
	constructor() {
		super('There is not enough space on this device')
	}
}

/** Fetches a file and stores it on the device. Rejects with a RequestError, or with NoSpace. */
export async function storeFile(fileUrl: string, automatic?: 'automatic'): Promise<void> {
	const response = await fetchResponse(fileUrl, automatic ? { priority: 'low' } : {})
	// No document of ours is a page: a captive portal answered (PORTAL-54).
	if (response.headers.get('content-type')?.startsWith('text/html')) throw networkError()
	const file = await response.blob()
	const item = { id: fileUrl, file, at: Date.now(), ...(automatic ? { isAutomatic: true as const } : {}) }
	if (!(await saveItem('papers', fileUrl, item))) throw new NoSpace()
	noteStored()
}
