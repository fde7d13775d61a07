import { useSyncExternalStore } from 'react'
import { readItems, removeItem, saveItem, type PendingEdit } from '#web/offline/offline-store.ts'

/** What travellers typed of their guests without a network, by guest. It waits on the device, and in memory for what is drawn. */
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

/** Keeps an edit until it can be sent. False where the browser keeps nothing: then it has failed. */
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

/** What waits on the device, oldest first; from now on it is shown. */
export async function readPendingEdits(): Promise<PendingEdit[]> {
	const edits = (await readItems('edits')).map(({ value }) => value).sort((a, b) => a.at - b.at)
	publish(new Map(edits.map((edit) => [edit.base.id, edit])))
	return edits
}
