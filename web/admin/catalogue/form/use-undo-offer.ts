import { useEffect, useRef } from 'react'
import { dismissToast } from '#web/ui/toasts/toast-store.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'

/**
 * Returns what reports a removal from the draft in a toast that can undo it (CRM-199). The offer ends with the form: what would be changed
 * then is no longer in view.
 */
export function useUndoOffer(): (title: string, undo: () => void) => void {
	const offered = useRef(0)
	useEffect(() => () => dismissToast(offered.current), [])
	return (title, undo) => {
		const description = 'It is in the history, too, if it has been published'
		offered.current = toast({ title, action: { label: 'Undo', description, run: undo } })
	}
}
