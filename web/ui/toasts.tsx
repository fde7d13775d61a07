import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, type ShownToast, subscribeToToasts } from './toast-store.ts'

export { toast } from './toast-store.ts'

const ToastRegion = lazy(() => import('./toast-region.tsx'))
const NONE: readonly ShownToast[] = []

/** Where toasts appear: once, at the root of the app. Nothing of it is loaded before there is something to say. */
export function Toaster() {
	const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE)
	if (toasts.length === 0) return null
	return (
		<Suspense fallback={null}>
			<ToastRegion toasts={toasts} />
		</Suspense>
	)
}
