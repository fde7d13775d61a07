import { useSyncExternalStore } from 'react'
import type { About } from '#shared/messages/thread.ts'

/** What the next message is about, chosen with a button on a card. */
let asked: About | null = null
const listeners = new Set<() => void>()
const subscribe = (notify: () => void) => {
	listeners.add(notify)
	return () => void listeners.delete(notify)
}

export const useAskedAbout = () =>
	useSyncExternalStore(
		subscribe,
		() => asked,
		() => null,
	)

export function askAbout(about: About | null | ((asked: About | null) => About | null)): void {
	asked = typeof about === 'function' ? about(asked) : about
	for (const notify of listeners) notify()
}
