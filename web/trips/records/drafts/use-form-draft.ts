import { useEffect, useRef, useState } from 'react'
import type { FormDraft } from '#shared/trips/form-draft.ts'
import type { AnyKind } from '#shared/trips/kinds/record-kind.ts'
import { ENTERED_KIND_LIST } from '#shared/trips/kinds/registry.ts'
import { type DraftSaver, draftSaver } from './draft-saver.ts'
import { draftValues } from './draft-values.ts'

type Form = {
	kind: AnyKind
	tripId: string
	/** Null for a new record. */
	savedId: string | null
	/** What is typed again. */
	draft: FormDraft | null
	/** Called when the form is shown, and with null when it is gone. */
	onSaver: (saver: DraftSaver | null) => void
}

/** Stores what is typed into the form below `frame`. `restored` are the values that the draft puts into it. */
export function useFormDraft({ kind, tripId, savedId, draft, onSaver }: Form) {
	const frame = useRef<HTMLDivElement>(null)
	const [restored] = useState(() => draft && draftValues(kind.fields, draft))
	const { list } = kind.names
	useEffect(() => {
		const form = frame.current?.querySelector('form')
		const entered = ENTERED_KIND_LIST.find((known) => known === list)
		if (!form || !entered) return undefined
		const own = draftSaver(tripId, { list: entered, recordId: savedId }, form, Object.keys(restored ?? {}))
		onSaver(own)
		// As if it were typed now: closing asks, and remarks appear.
		if (restored) form.dispatchEvent(new Event('input', { bubbles: true }))
		return () => {
			own.stop()
			onSaver(null)
		}
	}, [tripId, list, savedId, restored, onSaver])
	return { frame, restored }
}
