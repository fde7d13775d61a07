import type { QueryClient } from '@tanstack/react-query'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import type { PendingEdit } from '#web/offline/stored-shapes.ts'
import { isSessionOver, isUnreachable } from '#web/offline/unreachable.ts'
import { query } from '#web/data/query.ts'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { cachedTraveller } from '#web/offline/traveller.ts'
import { fromFormValues } from './guest-values.ts'
import { removePendingEdit, savePendingEdit } from './pending-edits.ts'

let isSending = false

/**
 * Sends pending edits. Returns how many trips they changed. A refused edit stays on its guest's card with the reason; where the guest is gone,
 * a notice shows it. Two calls at once send each edit once, and an edit that arrived although its answer was lost counts as sent. They are
 * sent only while their traveller is signed in.
 */
export async function sendPendingEdits(client: QueryClient, pending: readonly PendingEdit[]): Promise<number> {
	if (isSending) return 0
	isSending = true
	const owner = cachedTraveller()?.id
	const isSomebodyElse = () => cachedTraveller()?.id !== owner
	try {
		const sent = new Set<string>()
		const answered = new Set<string>()
		for (const edit of pending.filter(({ problem }) => problem === undefined)) {
			if (isSomebodyElse()) break
			const outcome = await sendEdit(edit)
			// The pages learn it from their own reads.
			if (outcome === 'signedOut') await client.refetchQueries({ type: 'active' })
			if (outcome === 'later' || outcome === 'signedOut' || isSomebodyElse()) break
			answered.add(edit.base.tripId)
			if (outcome !== 'sent') await savePendingEdit({ ...edit, ...outcome })
			else {
				await removePendingEdit(edit.base.id)
				sent.add(edit.base.tripId)
			}
		}
		for (const id of answered)
			await client.invalidateQueries({ queryKey: query('/api/portal/trips/:id', { id }).queryKey, exact: true })
		return sent.size
	} finally {
		isSending = false
	}
}

type Refused = { problem: string; isGone?: true }

/** 'later': nothing has been decided about the edit. */
async function sendEdit({ base, typed }: PendingEdit): Promise<'sent' | 'later' | 'signedOut' | Refused> {
	const values = fromFormValues(typed)
	try {
		await send('PATCH', `/api/portal/guests/${base.id}`, values, { version: base.version })
		return 'sent'
	} catch (error) {
		if (!(error instanceof RequestError)) throw error
		if (isSessionOver(error)) return 'signedOut'
		if (isUnreachable(error) || error.status >= 500 || error.status === 429) return 'later'
		if (error.status === 404) return { problem: 'The guest is no longer in the trip.', isGone: true }
		if (error.status === 412 && hasArrived((error.body as { current: Guest }).current, values)) return 'sent'
		return { problem: sentenceOf(error, 'Please look at it again.') }
	}
}

const hasArrived = (current: Guest, values: Readonly<Record<string, string>>) =>
	Object.entries(values).every(([name, value]) => (current[name as keyof Guest] ?? '') === value)
