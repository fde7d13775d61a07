import { useEffect, useState } from 'react'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import { onConfirmFirst } from './request.ts'

const ConfirmDialog = lazyDialog(() => import('./confirm-dialog.tsx'))

/** Asks the person to confirm who they are when a call needs it (API-134). Part of every signed-in page. */
export function ConfirmIdentity() {
	const [asking, setAsking] = useState<{ answer: (isConfirmed: boolean) => void } | null>(null)
	useEffect(
		() => onConfirmFirst(() => new Promise((resolve) => setAsking({ answer: (isConfirmed) => resolve(isConfirmed) }))),
		[],
	)
	const finish = (isConfirmed: boolean) => {
		asking?.answer(isConfirmed)
		setAsking(null)
	}
	return <ConfirmDialog open={asking !== null} onConfirmed={() => finish(true)} onDismissed={() => finish(false)} />
}
