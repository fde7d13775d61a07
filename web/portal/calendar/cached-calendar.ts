import { type MouseEvent, useEffect } from 'react'
import { bookedRecords } from '#shared/trips/kinds/booked-records.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { useCachedSince } from '#web/offline/load-cached.ts'
import { saveItem, readItem } from '#web/offline/offline-store.ts'
import { fetchResponse } from '#web/data/request.ts'
import { useAuth } from '#web/data/session.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { downloadCached } from '../documents/cached-document.ts'

/**
 * Where a trip's calendar file is, and what a click on it does without a network: it hands out the copy on the device. That is fetched
 * once for each state of the trip, behind everything else. Staff keep nothing.
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
			description: 'Please try again once there is a connection.',
			tone: 'destructive',
		})
	}
	return { address, onClick: (event: MouseEvent) => void onClick(event) }
}

/** Leaves the copy of an earlier state where no new one can be had: better than none. */
async function cacheFile(address: string, madeOf: string) {
	const before = await readItem('papers', address)
	if (before?.madeOf === madeOf) return
	const response = await fetchResponse(address, { priority: 'low' }).catch(() => null)
	if (response) await saveItem('papers', address, { id: address, file: await response.blob(), at: Date.now(), madeOf })
}

/** Another text for every change of the trip that its calendar could show. */
const stateOf = (trip: WholePortalTrip): string =>
	[trip, ...bookedRecords(trip).map(({ record }) => record)].map(({ id, version }) => `${id} ${version}`).join()
