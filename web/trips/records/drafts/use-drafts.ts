import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormDraft } from '#shared/trips/form-draft.ts'
import { useMayChange } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { dropDraft } from './draft-saver.ts'

/** What one left unsaved in the forms of one list of a trip. It is read once: this page asks before it discards anything itself. */
export function useDrafts(tripId: string, list: string) {
	const client = useQueryClient()
	const options = query('/api/admin/trips/:id/form-drafts', { id: tripId })
	const { data } = useQuery({ ...options, enabled: useMayChange(), staleTime: Infinity })
	/** The draft is no longer shown. */
	const hide = (draft: FormDraft) =>
		client.setQueryData(options.queryKey, (known) => known && { drafts: known.drafts.filter((one) => one !== draft) })
	return {
		drafts: data?.drafts.filter((draft) => draft.list === list) ?? [],
		hide,
		discard: (draft: FormDraft) => {
			dropDraft(tripId, draft)
			hide(draft)
		},
	}
}

/** The record that a draft is about, or null where it is gone. */
export const draftedItem = <Item extends { id: string }>({ recordId }: FormDraft, items: readonly Item[]) =>
	recordId === null ? 'new' : (items.find(({ id }) => id === recordId) ?? null)
