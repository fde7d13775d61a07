import { useEffect, useState } from 'react'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import { onRefusal, RequestError } from './request.ts'

const ConfirmDialog = lazyDialog(() => import('./confirm-dialog.tsx'))

/** Asks the person to confirm who they are when a call needs it (API-134). Part of every signed-in page. */
export function ConfirmIdentity() {
	const [asking, setAsking] = useState<{ answer: (isConfirmed: boolean) => void } | null>(null)
	useEffect(() => {
		const ask = () => new Promise<boolean>((resolve) => setAsking({ answer: (isConfirmed) => resolve(isConfirmed) }))
		return onRefusal(async (error, run) => {
			const isAsked = error instanceof RequestError && error.code === 'confirm_first'
			if (!isAsked || !(await ask())) throw error
			return run()
		})
	}, [])
	const finish = (isConfirmed: boolean) => {
		asking?.answer(isConfirmed)
		setAsking(null)
	}
	return <ConfirmDialog open={asking !== null} onConfirmed={() => finish(true)} onDismissed={() => finish(false)} />
}
