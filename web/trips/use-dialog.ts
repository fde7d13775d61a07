import { useState } from 'react'

/** The state of a dialog. `subject` stays set while the dialog closes, so that its text doesn't change during the animation. */
export type DialogState<Subject> = {
	isOpen: boolean
	subject: Subject | null
	show: (subject: Subject) => void
	close: () => void
}

export function useDialog<Subject>(): DialogState<Subject> {
	const [state, setState] = useState<{ isOpen: boolean; subject: Subject | null }>({ isOpen: false, subject: null })
	return {
		...state,
		show: (subject) => setState({ isOpen: true, subject }),
		close: () => setState((was) => ({ ...was, isOpen: false })),
	}
}
