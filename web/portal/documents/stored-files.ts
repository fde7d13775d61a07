import { useSyncExternalStore } from 'react'

let version = 0
const listeners = new Set<() => void>()
const subscribe = (notify: () => void) => {
	listeners.add(notify)
	return () => void listeners.delete(notify)
}

/** Changes whenever this page has stored or deleted a file, so that what shows is read again. */
export const useStoredVersion = () =>
	useSyncExternalStore(
		subscribe,
		() => version,
		() => version,
	)

export function noteStored(): void {
	version++
	for (const notify of listeners) notify()
}
