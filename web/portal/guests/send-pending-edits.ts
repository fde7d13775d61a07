import type { QueryClient } from '@tanstack/react-query'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import type { PendingEdit } from '#web/offline/offline-store.ts'
import { query } from '#web/data/query.ts'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { fromFormValues, type GuestText } from './guest-values.ts'
import { removePendingEdit, savePendingEdit } from './pending-edits.ts'

let isSending = false

/**
 * Sends what waits; how many trips it arrived in. What is refused stays on its card with the reason, for the traveller to look at.
 * Nothing is sent twice at once, and one that had arrived although its answer was lost counts as arrived.
 */
export async function sendPendingEdits(client: QueryClient, pending: readonly PendingEdit[]): Promise<number> {
	if (isSending) return 0
	isSending = true
	try {
		const sent = new Set<string>()
		for (const edit of pending.filter(({ problem }) => problem === undefined)) {
			const outcome = await sendOne(edit)
			if (outcome === 'unreachable') break
			if (outcome !== 'sent') await savePendingEdit({ ...edit, problem: outcome.problem })
			else {
				await removePendingEdit(edit.base.id)
				sent.add(edit.base.tripId)
			}
		}
		for (const id of sent)
			await client.invalidateQueries({ queryKey: query('/api/portal/trips/:id', { id }).queryKey, exact: true })
		return sent.size
	} finally {
		isSending = false
	}
}

async function sendOne({ base, typed }: PendingEdit): Promise<'sent' | 'unreachable' | { problem: string }> {
	try {
		await send('PATCH', `/api/portal/guests/${base.id}`, typed, { version: base.version })
		return 'sent'
	} catch (error) {
		if (!(error instanceof RequestError)) throw error
		if (error.status === 0) return 'unreachable'
		if (error.status === 412 && hasArrived((error.body as { current: Guest }).current, typed)) return 'sent'
		return { problem: sentenceOf(error, 'Please look at it again.') }
	}
}

function hasArrived(current: Guest, typed: Record<string, string>) {
	const meant = fromFormValues(typed as GuestText)
	return Object.entries(meant).every(([name, value]) => (current[name as keyof Guest] ?? '') === value)
}
