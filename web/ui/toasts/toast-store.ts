/** SITE-34, SITE-35 */
const LIMIT = 1
const REMOVE_AFTER_MS = 1_000_000

export type Toast = {
	title: string
	description?: string
	tone?: 'destructive'
	/** What one press does about it. `description` tells screen readers how else it can be done. */
	action?: { label: string; description: string; run: () => void }
}
export type ShownToast = Toast & { id: number; isOpen: boolean }

let toasts: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function setToasts(next: readonly ShownToast[]) {
	toasts = next
	for (const listener of listeners) listener()
}

/** Shows a toast in place of the current one and returns its id. */
export function toast(content: Toast): number {
	lastId += 1
	setToasts([{ ...content, id: lastId, isOpen: true }, ...toasts].slice(0, LIMIT))
	return lastId
}

/** Closes a toast. It stays in the store, closed, for REMOVE_AFTER_MS. */
export function dismissToast(id: number) {
	if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return
	setToasts(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
	setTimeout(() => setToasts(toasts.filter((toast) => toast.id !== id)), REMOVE_AFTER_MS)
}

export const currentToasts = () => toasts

export function subscribeToToasts(listener: () => void) {
	listeners.add(listener)
	return () => {
		listeners.delete(listener)
	}
}
