import { useState } from 'react'

/** A dialog about something: `subject` stays while it closes, so that its words don't change under the reader's eyes. */
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
