import { useEffect } from 'react'
import { useDialog } from '#web/trips/use-dialog.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useLinked } from '../app/use-linked.ts'

const ThreadDialog = lazyPart(() => import('./thread-dialog.tsx'))

/** Opens the conversation that a mail links to. */
export function LinkedThread() {
	const { id, times } = useLinked('thread')
	const dialog = useDialog<{ id: string }>()
	useEffect(() => {
		if (id !== '') dialog.show({ id })
		// Each time: from then on the dialog is the state.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [times])
	return dialog.subject ? <ThreadDialog dialog={dialog} /> : null
}
