import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CloudDownload } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { tripsToStore } from '#shared/portal/trips.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { query } from '#web/data/query.ts'
import { useCachedSince } from '#web/offline/cached-since.ts'
import { readItem } from '#web/offline/lazy-store.ts'
import { Button } from '#web/ui/button.tsx'
import { useToday } from '#web/ui/use-now.ts'
import { type NotStored, missingOf, storeDocuments } from './store-next-trips.ts'
import { noteStored, useOnDevice } from './stored-files.ts'

/** Says whether all of a trip that is next or under way is on this device (PORTAL-106). */
export function TripOnDevice({ trip }: { trip: WholePortalTrip }) {
	// Read by store-next-trips.ts. The page itself does not need it.
	const { data } = useQuery({ ...query('/api/portal/trips'), enabled: false })
	const today = useToday()
	const isStored = data && tripsToStore(data.trips, today).some(({ id }) => id === trip.id)
	return isStored ? <OnDevice trip={trip} /> : null
}

type State = { hasTrip: boolean; missing: number }

function OnDevice({ trip }: { trip: WholePortalTrip }) {
	const since = useCachedSince()
	// oxlint-disable-next-line react-hooks/exhaustive-deps -- The trip is stored anew when it no longer shows from the device.
	const read = useCallback(() => stateOf(trip), [trip, since])
	const [state, readAgain] = useOnDevice(read)
	const [isFetching, setIsFetching] = useState(false)
	const [problem, setProblem] = useState<NotStored | null>(null)
	useEffect(() => {
		// The worker stores the pages a while after the first visit.
		void navigator.serviceWorker?.ready.then(noteStored)
	}, [])
	const fetchAll = async () => {
		setIsFetching(true)
		setProblem(await storeDocuments(trip.documents, true))
		await readAgain()
		setIsFetching(false)
	}
	const count = trip.documents.length
	// The line has its place from the start, so that nothing below moves when the browser has stored the pages and there is something to say.
	return (
		<output className="mt-4 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
			{!state?.hasTrip ? null : state.missing === 0 ? (
				<span className="flex items-center gap-2.5">
					<CircleCheck aria-hidden="true" className="size-5 shrink-0 text-sea" />
					Everything for this trip is on this device
				</span>
			) : (
				<>
					<span className="flex items-center gap-2.5">
						<CloudDownload aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
						<span className="leading-snug">
							{count === 1
								? 'The document is not on this device yet.'
								: `${state.missing} of ${count} documents are not on this device yet.`}
						</span>
						<Button size="small" className="shrink-0" pending={isFetching} onClick={() => void fetchAll()}>
							{isFetching ? 'Fetching…' : 'Fetch now'}
						</Button>
					</span>
					{problem ? <span className="text-ink-soft">{PROBLEMS[problem]}</span> : null}
				</>
			)}
		</output>
	)
}

const PROBLEMS: Record<NotStored, string> = {
	saveData: 'Your device saves data.',
	large: 'Some are large.',
	space: 'There is not enough space on this device.',
	unreachable: 'There is no connection.',
}

/** What the device really has: the pages, the trip, and its documents. */
async function stateOf({ id, documents }: WholePortalTrip): Promise<State> {
	const [frame, answer, missing] = await Promise.all([
		'caches' in globalThis ? caches.match('/portal', { ignoreVary: true }) : undefined,
		readItem('answers', `/api/portal/trips/${id}`),
		missingOf(documents),
	])
	return { hasTrip: frame !== undefined && answer !== undefined, missing: missing.length }
}
