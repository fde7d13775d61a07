import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { below } from '#shared/catalogue/drafts/content-changes.ts'
import { useSortable } from '#web/ui/sortable/use-sortable.ts'
import { focusField } from '../editor/focus-field.ts'
import { alignKeys } from './entry-keys.ts'
import { useForm } from './form-context.ts'
import { useUndoOffer } from './use-undo-offer.ts'

/** The entries of a list in the content, with stable keys and what changes them. `nameOf` is what an entry is called in messages. */
export function useEntries(path: string, value: unknown, nameOf: (entry: unknown, index: number) => string) {
	const { set } = useForm()
	const entries: readonly unknown[] = Array.isArray(value) ? value : NONE
	const [known, setKnown] = useState(() => ({ entries, keys: alignKeys({ entries: NONE, keys: [] }, entries) }))
	const keys = known.entries === entries ? known.keys : alignKeys(known, entries)
	if (known.entries !== entries) setKnown({ entries, keys })
	const sortable = useSortable({
		count: entries.length,
		nameOf: (index) => nameOf(entries[index], index),
		onMove: (from, to) => set(path, entries.toSpliced(from, 1).toSpliced(to, 0, entries[from])),
	})
	const offerUndo = useUndoOffer()
	/** The list may have changed when an entry is put back into it. */
	const latest = useRef(entries)
	useEffect(() => {
		latest.current = entries
	}, [entries])
	const remove = (index: number) => {
		const entry = entries[index]
		set(path, entries.toSpliced(index, 1))
		if (entry === '') return
		offerUndo(`${nameOf(entry, index)} removed`, () => {
			const at = Math.min(index, latest.current.length)
			flushSync(() => set(path, latest.current.toSpliced(at, 0, entry)))
			focusField(`${below(path, String(at))}.alt`)
		})
	}
	return {
		entries: entries.map((entry, index) => ({ entry, key: keys[index] ?? '', name: nameOf(entry, index) })),
		sortable,
		insert: (index: number, ...added: readonly unknown[]) => set(path, entries.toSpliced(index, 0, ...added)),
		replace: (index: number, ...by: readonly unknown[]) => set(path, entries.toSpliced(index, 1, ...by)),
		/** Takes an entry out. A toast offers to put it back at its place, unless nothing was written in it. */
		remove,
	}
}

const NONE: readonly unknown[] = []
