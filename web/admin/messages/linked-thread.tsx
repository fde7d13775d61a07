import { useEffect, useState } from 'react'
import { useDialog } from '#web/trips/use-dialog.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'

const ThreadDialog = lazyPart(() => import('./thread-dialog.tsx'))

/** Opens the conversation that a mail links to. Its address is then that of the page below. */
export function LinkedThread() {
	const { location, replaceParams } = useAdminLocation()
	const dialog = useDialog<{ id: string }>()
	const [linked] = useState(location.thread)
	useEffect(() => {
		if (linked === '') return
		replaceParams({ thread: '' })
		dialog.show({ id: linked })
		// Once, when the page opens: from then on the dialog is the state.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [])
	return dialog.subject ? <ThreadDialog dialog={dialog} /> : null
}
