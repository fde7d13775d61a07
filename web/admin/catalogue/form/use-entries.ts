import { useState } from 'react'
import { useSortable } from '#web/ui/sortable/use-sortable.ts'
import { alignKeys } from './entry-keys.ts'
import { useForm } from './form-context.ts'

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
	return {
		entries: entries.map((entry, index) => ({ entry, key: keys[index] ?? '', name: nameOf(entry, index) })),
		sortable,
		insert: (index: number, ...added: readonly unknown[]) => set(path, entries.toSpliced(index, 0, ...added)),
		replace: (index: number, ...by: readonly unknown[]) => set(path, entries.toSpliced(index, 1, ...by)),
		remove: (index: number) => set(path, entries.toSpliced(index, 1)),
	}
}

const NONE: readonly unknown[] = []
