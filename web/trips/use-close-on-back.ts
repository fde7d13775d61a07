import { useEffect, useEffectEvent, useId } from 'react'

/**
 * While a dialog is open, the browser's Back asks it to close instead of leaving the page. For that the open dialog has an entry of
 * its own in the history, at the same address; closed in another way, it takes the entry away again.
 */
export function useCloseOnBack(isOpen: boolean, askToClose: () => void) {
	const id = useId()
	const ask = useEffectEvent(askToClose)
	useEffect(() => (isOpen ? pushDialogEntry(id, ask) : undefined), [isOpen, id])
}

/** Returns what gives the entry up. */
function pushDialogEntry(id: string, onBack: () => void): () => void {
	const enter = () => history.pushState({ dialog: id }, '')
	const isHere = () => (history.state as { dialog?: string } | null)?.dialog === id
	const onPop = () => {
		if (isHere()) return
		// It may stay open, when there are edits to lose: until it closes it keeps its entry.
		enter()
		onBack()
	}
	enter()
	addEventListener('popstate', onPop)
	return () => {
		removeEventListener('popstate', onPop)
		if (isHere()) history.back()
	}
}
