import { useState } from 'react'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { RequestError, send } from '#web/data/request.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'
import type { DraftStore } from '../editor/draft-store.ts'

type ItemPath = `/api/admin/catalogue/items/${string}`

/**
 * Calls that change an item as it was read, such as publishing it. The form shows the answer, also when somebody else has changed the item: a
 * dialog would then show something else than what the call would do, so it is done as well.
 */
export function useItemCall(store: DraftStore, onDone: () => void) {
	const [isPending, setIsPending] = useState(false)
	const call = async (
		messages: { success: string; failure: string },
		path: ItemPath,
		body: object,
		method: 'POST' | 'PUT' | 'DELETE' = 'POST',
	) => {
		setIsPending(true)
		try {
			await withToast(messages, async () =>
				store.receive((await send<{ item: CatalogueItem }>(method, path, body)).item),
			)
			onDone()
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
			const { current } = (error.body ?? {}) as { current?: CatalogueItem }
			if (current) {
				store.receive(current)
				onDone()
				const title = 'Somebody else has changed this in the meantime'
				toast({ title, description: `${messages.failure}. Look at it again.`, tone: 'destructive' })
			}
		}
		setIsPending(false)
	}
	return { isPending, call }
}
