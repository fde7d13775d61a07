import { type MouseEvent, useEffect } from 'react'
import { bookedRecords } from '#shared/trips/kinds/booked-records.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { useCachedSince } from '#web/offline/cached-since.ts'
import { saveItem, readItem } from '#web/offline/lazy-store.ts'
import { fetchResponse } from '#web/data/request.ts'
import { useAuth } from '#web/data/session.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { downloadCached } from '../documents/cached-document.ts'

/**
 * The address of a trip's calendar file, and a click handler that downloads the cached copy when offline. The copy is fetched with low
 * priority, once for each state of the trip. Staff have no offline store.
 */
export function useCalendarFile(trip: WholePortalTrip) {
	const { isCustomer } = useAuth()
	const isFresh = useCachedSince() === null
	const address = `/api/portal/trips/${trip.id}/calendar`
	const state = stateOf(trip)
	useEffect(() => {
		if (isCustomer && isFresh) void cacheFile(address, state)
	}, [isCustomer, isFresh, address, state])

	const onClick = async (event: MouseEvent) => {
		if (!isCustomer || (isFresh && navigator.onLine)) return
		event.preventDefault()
		if (await downloadCached(address, `${trip.name}.ics`)) return
		toast({
			title: 'No calendar file on this device',
			description: 'Please try again when you are online.',
			tone: 'destructive',
		})
	}
	return { address, onClick: (event: MouseEvent) => void onClick(event) }
}

/** Keeps the copy of an earlier state when the new one cannot be fetched: an old calendar is better than none. */
async function cacheFile(address: string, madeOf: string) {
	const before = await readItem('papers', address)
	if (before?.madeOf === madeOf) return
	const response = await fetchResponse(address, { priority: 'low' }).catch(() => null)
	if (response) await saveItem('papers', address, { id: address, file: await response.blob(), at: Date.now(), madeOf })
}

/** A text that changes with everything that the calendar could show. */
const stateOf = (trip: WholePortalTrip): string =>
	[trip, ...bookedRecords(trip).map(({ record }) => record)].map(({ id, version }) => `${id} ${version}`).join()
