import { useEffect, useEffectEvent, useId } from 'react'

/**
 * While a dialog is open, the browser's Back button asks it to close instead of leaving the page. The open dialog therefore has its own
 * history entry at the same address. Closing the dialog in any other way removes the entry.
 */
export function useCloseOnBack(isOpen: boolean, askToClose: () => void) {
	const id = useId()
	const ask = useEffectEvent(askToClose)
	useEffect(() => (isOpen ? pushDialogEntry(id, ask) : undefined), [isOpen, id])
}

/** Returns a function that removes the entry. */
function pushDialogEntry(id: string, onBack: () => void): () => void {
	const pushEntry = () => history.pushState({ dialog: id }, '')
	const isHere = () => (history.state as { dialog?: string } | null)?.dialog === id
	const onPop = () => {
		if (isHere()) return
		// The dialog may stay open because of unsaved edits. It needs its entry until it closes.
		pushEntry()
		onBack()
	}
	pushEntry()
	addEventListener('popstate', onPop)
	return () => {
		removeEventListener('popstate', onPop)
		if (isHere()) history.back()
	}
}
