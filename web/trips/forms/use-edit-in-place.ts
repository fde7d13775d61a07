import { useEffect, useRef, useState } from 'react'

/** Whether a row is being edited. Afterwards the focus returns to `opener`, the button that opened the form, because the form is gone. */
export function useEditInPlace() {
	const [isEditing, setIsEditing] = useState(false)
	const opener = useRef<HTMLButtonElement>(null)
	const wasEditing = useRef(false)
	useEffect(() => {
		if (wasEditing.current && !isEditing) opener.current?.focus()
		wasEditing.current = isEditing
	}, [isEditing])
	return { isEditing, edit: () => setIsEditing(true), close: () => setIsEditing(false), opener }
}
