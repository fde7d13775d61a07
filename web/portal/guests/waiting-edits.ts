import { useSyncExternalStore } from 'react'
import { readItems, removeItem, saveItem, type WaitingEdit } from '#web/offline/offline-store.ts'

/** What travellers typed of their guests without a network, by guest. It waits on the device, and in memory for what is drawn. */
let waiting: ReadonlyMap<string, WaitingEdit> = new Map()
const listeners = new Set<() => void>()
const subscribe = (tell: () => void) => {
	listeners.add(tell)
	return () => void listeners.delete(tell)
}

export const useWaitingEdits = () =>
	useSyncExternalStore(
		subscribe,
		() => waiting,
		() => waiting,
	)

function show(next: ReadonlyMap<string, WaitingEdit>) {
	waiting = next
	for (const tell of listeners) tell()
}

/** Keeps an edit until it can be sent. False where the browser keeps nothing: then it has failed. */
export async function keepEdit(edit: WaitingEdit): Promise<boolean> {
	const isKept = await saveItem('edits', edit.base.id, edit)
	if (isKept) show(new Map(waiting).set(edit.base.id, edit))
	return isKept
}

export async function dropEdit(guestId: string): Promise<void> {
	await removeItem('edits', guestId)
	const left = new Map(waiting)
	left.delete(guestId)
	show(left)
}

/** What waits on the device, oldest first; from now on it is shown. */
export async function readWaiting(): Promise<WaitingEdit[]> {
	const edits = (await readItems('edits')).map(({ value }) => value).sort((a, b) => a.at - b.at)
	show(new Map(edits.map((edit) => [edit.base.id, edit])))
	return edits
}
