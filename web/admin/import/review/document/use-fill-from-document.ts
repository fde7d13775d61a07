import { type RefObject, useEffect, useState } from 'react'
import { fieldAt } from '#shared/import/imported-records.ts'
import { send } from '#web/data/request.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { showFailure } from '#web/admin/import/use-import.ts'
import type { Marks } from './marks.ts'

/** The value that had the focus last, and what enters the selected passage of the document into it (IMPORT-78). */
export function useFillFromDocument(form: RefObject<HTMLFormElement | null>, previewId: string) {
	const [{ path, isOpen }, setTarget] = useState<{ path: string | null; isOpen: boolean }>({
		path: null,
		isOpen: false,
	})
	const [marks, setMarks] = useState<Marks | null>(null)
	useEffect(() => {
		const fields = form.current
		const noteTarget = ({ target }: Event) => {
			if (!(target instanceof Element)) return
			const name = target.getAttribute('name') ?? ''
			const shown = target.closest<HTMLElement>('[data-value]')?.dataset.value
			if (fieldAt(name)) setTarget({ path: name, isOpen: true })
			else if (shown) setTarget({ path: shown, isOpen: false })
		}
		// Safari does not focus a button that is clicked.
		fields?.addEventListener('click', noteTarget)
		fields?.addEventListener('focusin', noteTarget)
		return () => {
			fields?.removeEventListener('click', noteTarget)
			fields?.removeEventListener('focusin', noteTarget)
		}
	}, [form])
	const fill = async (passage: string) => {
		if (path === null || !isOpen) return
		if (passage === '') {
			toast({ title: 'Select text in the document first' })
			return
		}
		try {
			const text = passage.slice(0, 2000)
			const body = { path, text }
			const { value } = await send<{ value: string | number }>('POST', `${PREVIEWS}/${previewId}/value`, body)
			enter(form.current?.elements.namedItem(path), String(value))
		} catch (error) {
			showFailure(error)
		}
	}
	return { path, isOpen, marks, setMarks, fill }
}

const PREVIEWS = '/api/admin/trips/import/preview'

/** As if it were typed. */
function enter(control: Element | RadioNodeList | null | undefined, value: string) {
	if (!(control instanceof HTMLElement) || !('value' in control)) return
	control.value = value
	control.dispatchEvent(new Event('input', { bubbles: true }))
	control.focus()
}
