import { useSyncExternalStore } from 'react'
import { readItems, removeItem, saveItem } from '#web/offline/lazy-store.ts'
import type { PendingEdit } from '#web/offline/stored-shapes.ts'

/** The pending edits on the device, by guest. A copy in memory feeds the pages. */
let pending: ReadonlyMap<string, PendingEdit> = new Map()
const listeners = new Set<() => void>()
const subscribe = (notify: () => void) => {
	listeners.add(notify)
	return () => void listeners.delete(notify)
}

export const usePendingEdits = () =>
	useSyncExternalStore(
		subscribe,
		() => pending,
		() => pending,
	)

function publish(next: ReadonlyMap<string, PendingEdit>) {
	pending = next
	for (const notify of listeners) notify()
}

/** Stores an edit until it can be sent. False where the browser stores nothing: then saving has failed. */
export async function savePendingEdit(edit: PendingEdit): Promise<boolean> {
	const isSaved = await saveItem('edits', edit.base.id, edit)
	if (isSaved) publish(new Map(pending).set(edit.base.id, edit))
	return isSaved
}

export async function removePendingEdit(guestId: string): Promise<void> {
	await removeItem('edits', guestId)
	const left = new Map(pending)
	left.delete(guestId)
	publish(left)
}

/** Reads the pending edits from the device, oldest first, and publishes them. */
export async function readPendingEdits(): Promise<PendingEdit[]> {
	const edits = (await readItems('edits')).toSorted((a, b) => a.at - b.at)
	publish(new Map(edits.map((edit) => [edit.base.id, edit])))
	return edits
}
