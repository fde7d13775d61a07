import { useSyncExternalStore } from 'react'
import { readItems, removeItem, saveItem } from '#web/offline/lazy-store.ts'
import type { PendingEdit } from '#web/offline/stored-shapes.ts'
import { cachedTraveller } from '#web/offline/traveller.ts'
import { useAuth } from '#web/data/session.tsx'

type Edits = ReadonlyMap<string, PendingEdit>
const NONE: Edits = new Map()
/** The pending edits on the device, by guest. A copy in memory feeds the pages. It belongs to one traveller: the next one sees none of it. */
let pending: { of: string | null; edits: Edits } = { of: null, edits: NONE }
const editsOf = (userId: string | undefined): Edits => (pending.of === userId ? pending.edits : NONE)
const listeners = new Set<() => void>()
const subscribe = (notify: () => void) => {
	listeners.add(notify)
	return () => void listeners.delete(notify)
}

export function usePendingEdits(): Edits {
	const { user } = useAuth()
	return useSyncExternalStore(
		subscribe,
		() => editsOf(user?.id),
		() => NONE,
	)
}

function publish(of: string | undefined, edits: Edits) {
	pending = { of: of ?? null, edits }
	for (const notify of listeners) notify()
}

/** Stores an edit until it can be sent. False where the browser stores nothing: then saving has failed. */
export async function savePendingEdit(edit: PendingEdit): Promise<boolean> {
	const of = cachedTraveller()?.id
	const isSaved = await saveItem('edits', edit.base.id, edit)
	if (isSaved) publish(of, new Map(editsOf(of)).set(edit.base.id, edit))
	return isSaved
}

export async function removePendingEdit(guestId: string): Promise<void> {
	const of = cachedTraveller()?.id
	await removeItem('edits', guestId)
	const left = new Map(editsOf(of))
	left.delete(guestId)
	publish(of, left)
}

/** Reads the pending edits from the device, oldest first, and publishes them. */
export async function readPendingEdits(): Promise<PendingEdit[]> {
	const of = cachedTraveller()?.id
	const edits = (await readItems('edits')).toSorted((a, b) => a.at - b.at)
	publish(of, new Map(edits.map((edit) => [edit.base.id, edit])))
	return edits
}
