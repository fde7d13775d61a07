import { type ComponentType, useSyncExternalStore } from 'react'
import { currentToasts, type ShownToast, subscribeToToasts } from './toast-store.ts'

let Region: ComponentType<{ toasts: readonly ShownToast[] }> | null = null
const NONE: readonly ShownToast[] = []

/** Tells what draws the toasts: said by toasts.tsx, and so on those pages alone where something can be said. */
export const setToastRegion = (region: NonNullable<typeof Region>) => {
	Region = region
}

/** Where toasts appear: once, at the root of the app. */
export function Toaster() {
	const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE)
	return Region && toasts.length > 0 ? <Region toasts={toasts} /> : null
}
