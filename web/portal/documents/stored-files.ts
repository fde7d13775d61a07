import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

let version = 0
const listeners = new Set<() => void>()
const subscribe = (notify: () => void) => {
	listeners.add(notify)
	return () => void listeners.delete(notify)
}
const currentVersion = () => version

/** Says that what this device stores has changed, so that what shows of it is read again. */
export function noteStored(): void {
	version++
	for (const notify of listeners) notify()
}

/**
 * What `read` finds on this device; undefined until it is known. It is read again whenever something is stored or deleted, when `read` is
 * another function, and with the second value, which is done when the first is up to date.
 */
export function useOnDevice<T>(read: () => Promise<T>): [T | undefined, () => Promise<void>] {
	const [found, setFound] = useState<T>()
	const stored = useSyncExternalStore(subscribe, currentVersion, currentVersion)
	// oxlint-disable-next-line react-hooks/exhaustive-deps -- The version says that there is something to read again.
	useEffect(() => {
		let isShown = true
		void read().then((value) => isShown && setFound(value))
		return () => {
			isShown = false
		}
	}, [read, stored])
	const readAgain = useCallback(async () => setFound(await read()), [read])
	return [found, readAgain]
}
