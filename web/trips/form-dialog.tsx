import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { DiscardChanges } from '#web/ui/dialogs/discard-changes.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'shape'> & {
	isOpen: boolean
	onClose: () => void
	/** Something is being sent that closing would not stop. */
	isBusy?: boolean
	/**
	 * Gets what closes the dialog as its X does: not without asking when something was entered; and what tells of an edit that no
	 * input shows, such as a picture taken away.
	 */
	children: (askToClose: () => void, markEdited: () => void) => ReactNode
}

/** A dialog that holds a form. However it is left — X, Escape, a click beside it, Back, closing the tab — edits are not lost unasked. */
export function FormDialog({ isOpen, onClose, isBusy = false, children, ...dialog }: Props) {
	const [isEdited, setIsEdited] = useState(false)
	const [isAsking, setIsAsking] = useState(false)
	if (!isOpen && isEdited) setIsEdited(false)
	if (!isOpen && isAsking) setIsAsking(false)

	const markEdited = () => setIsEdited(true)
	const askToClose = () => {
		if (isBusy) return
		if (isEdited) setIsAsking(true)
		else onClose()
	}
	useCloseOnBack(isOpen, askToClose)
	useEffect(() => {
		const warn = (event: BeforeUnloadEvent) => event.preventDefault()
		if (isEdited) addEventListener('beforeunload', warn)
		return () => removeEventListener('beforeunload', warn)
	}, [isEdited])

	return (
		<Dialog {...dialog} open={isOpen} onOpenChange={(open) => open || askToClose()}>
			<div onInput={markEdited}>{children(askToClose, markEdited)}</div>
			<DiscardChanges open={isAsking} onKeep={() => setIsAsking(false)} onDiscard={onClose} />
		</Dialog>
	)
}
