import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { useAuth } from '#web/data/session.tsx'
import { get, send } from '#web/data/request.ts'
import { createDraftStore, type DraftStore, type Unsaved } from './draft-store.ts'
import { unsavedEdits } from './unsaved-edits.ts'

/** The draft of an item that is being edited. It is saved when it is left, and read again when the window gets the focus. */
export function useDraft(opened: CatalogueItem) {
	const { user } = useAuth()
	const [store] = useState(() => open(opened, user?.id ?? ''))
	const state = useSyncExternalStore(store.subscribe, store.state)
	const lookAgain = useCallback(() => void readAgain(store), [store])
	useEffect(() => {
		const leave = () => document.visibilityState === 'hidden' && void store.flush({ keepalive: true })
		const retry = () => void store.flush()
		document.addEventListener('visibilitychange', leave)
		addEventListener('online', retry)
		addEventListener('focus', lookAgain)
		return () => {
			document.removeEventListener('visibilitychange', leave)
			removeEventListener('online', retry)
			removeEventListener('focus', lookAgain)
			void store.flush()
		}
	}, [store, lookAgain])
	return { store, state, lookAgain }
}

function open(item: CatalogueItem, userId: string): DraftStore {
	const { read, remember } = unsavedEdits(userId, item.id)
	const save = async (unsaved: Unsaved, options: { keepalive: boolean }) => {
		const path = `/api/admin/catalogue/items/${item.id}/draft` as const
		return (await send<{ item: CatalogueItem }>('PUT', path, unsaved, options)).item
	}
	const store = createDraftStore(item, { save, remember })
	const unsaved = read()
	if (unsaved) store.resume(unsaved)
	return store
}

/** What somebody else has saved or published since, and what is found now. Without an answer, the next save learns of it. */
async function readAgain(store: DraftStore) {
	const { item, status } = store.state()
	if (status !== 'saved') return
	const answer = await get(`/api/admin/catalogue/items/${item.id}` as '/api/admin/catalogue/items/:id').catch(
		() => null,
	)
	if (answer && store.state().item === item) store.receive(answer.item)
}
