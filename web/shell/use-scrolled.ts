import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
	addEventListener('scroll', listener, { passive: true })
	return () => removeEventListener('scroll', listener)
}

/** Whether the page is scrolled by more than `past` pixels; false on the server. */
export function useScrolled(past: number): boolean {
	return useSyncExternalStore(
		subscribe,
		() => window.scrollY > past,
		() => false,
	)
}
