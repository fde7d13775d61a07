import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { DiscardChanges } from '#web/ui/dialogs/discard-changes.tsx'
import { useCloseOnBack } from '../use-close-on-back.ts'

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'shape'> & {
	isOpen: boolean
	onClose: () => void
	/** A link next to the title. It is not there while there are unsaved edits, which it would discard. */
	link?: ReactNode
	/** True while a request is pending that closing would not stop. */
	isBusy?: boolean
	/**
	 * `askToClose` closes like the X button: with unsaved edits it asks first. `markEdited` reports an edit that raises no input event,
	 * such as a removed image, and `markSaved` that the form begins again.
	 */
	children: (askToClose: () => void, markEdited: () => void, markSaved: () => void) => ReactNode
}

/** A dialog with a form. Every way out (X, Escape, a click outside, Back, closing the tab) asks before it discards edits (CRM-54). */
export function FormDialog({ isOpen, onClose, isBusy = false, link, children, ...dialog }: Props) {
	const [isEdited, setIsEdited] = useState(false)
	const [isAsking, setIsAsking] = useState(false)
	if (!isOpen && isEdited) setIsEdited(false)
	if (!isOpen && isAsking) setIsAsking(false)

	const markEdited = () => setIsEdited(true)
	const markSaved = () => setIsEdited(false)
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
		<Dialog {...dialog} aside={isEdited ? null : link} open={isOpen} onOpenChange={(open) => open || askToClose()}>
			<div onInput={markEdited}>{children(askToClose, markEdited, markSaved)}</div>
			<DiscardChanges open={isAsking} onKeep={() => setIsAsking(false)} onDiscard={onClose} />
		</Dialog>
	)
}
