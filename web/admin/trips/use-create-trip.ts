import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { refreshLists } from '../app/refresh.ts'
import { useAdminLocation } from '../app/use-admin-location.ts'

/** Sends the values of a form that creates a trip, shows the outcome in a toast, and opens the trip in place of the form's dialog. */
export function useCreateTrip(messages: { success: string; failure: string }) {
	const [sendIdempotent] = useState(createIdempotentSender)
	const { openTrip } = useAdminLocation()
	const client = useQueryClient()

	return async function createTrip(path: `/api/admin/${string}`, values: object): Promise<void> {
		let tripId = ''
		await withToast(messages, async () => {
			const { trip } = await sendIdempotent<{ trip: WholeTrip }>(path, values)
			tripId = trip.id
			await refreshLists(client)
		})
		openTrip(tripId, { replace: true })
	}
}
