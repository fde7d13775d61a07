import { type ComponentType, useSyncExternalStore } from 'react'
import { currentToasts, type ShownToast, subscribeToToasts } from './toast-store.ts'

let Region: ComponentType<{ toasts: readonly ShownToast[] }> | null = null
const NONE: readonly ShownToast[] = []

/** toasts.tsx calls this, so only pages that can show a toast load the code that renders one. */
export const setToastRegion = (region: NonNullable<typeof Region>) => {
	Region = region
}

/** Renders the toasts; once, at the root of the app. */
export function Toaster() {
	const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE)
	return Region && toasts.length > 0 ? <Region toasts={toasts} /> : null
}
