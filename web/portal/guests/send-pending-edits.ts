import type { QueryClient } from '@tanstack/react-query'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import type { PendingEdit } from '#web/offline/stored-shapes.ts'
import { query } from '#web/data/query.ts'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { fromFormValues } from './guest-values.ts'
import { removePendingEdit, savePendingEdit } from './pending-edits.ts'

let isSending = false

/**
 * Sends pending edits. Returns how many trips they changed. A refused edit stays on its guest's card with the reason. Two calls at once
 * send each edit once, and an edit that arrived although its answer was lost counts as sent.
 */
export async function sendPendingEdits(client: QueryClient, pending: readonly PendingEdit[]): Promise<number> {
	if (isSending) return 0
	isSending = true
	try {
		const changedTrips = new Set<string>()
		for (const edit of pending.filter(({ problem }) => problem === undefined)) {
			const outcome = await sendEdit(edit)
			if (outcome === 'unreachable') break
			if (outcome !== 'sent') await savePendingEdit({ ...edit, problem: outcome.problem })
			else {
				await removePendingEdit(edit.base.id)
				changedTrips.add(edit.base.tripId)
			}
		}
		for (const id of changedTrips)
			await client.invalidateQueries({ queryKey: query('/api/portal/trips/:id', { id }).queryKey, exact: true })
		return changedTrips.size
	} finally {
		isSending = false
	}
}

async function sendEdit({ base, typed }: PendingEdit): Promise<'sent' | 'unreachable' | { problem: string }> {
	const values = fromFormValues(typed)
	try {
		await send('PATCH', `/api/portal/guests/${base.id}`, values, { version: base.version })
		return 'sent'
	} catch (error) {
		if (!(error instanceof RequestError)) throw error
		if (error.status === 0) return 'unreachable'
		if (error.status === 412 && hasArrived((error.body as { current: Guest }).current, values)) return 'sent'
		return { problem: sentenceOf(error, 'Please look at it again.') }
	}
}

const hasArrived = (current: Guest, values: Readonly<Record<string, string>>) =>
	Object.entries(values).every(([name, value]) => (current[name as keyof Guest] ?? '') === value)
