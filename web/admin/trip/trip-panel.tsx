import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { query } from '#web/data/query.ts'
import type { RequestError } from '#web/data/request.ts'
import { StaffBadge } from '#web/trips/staff-badge.tsx'
import { staffDates } from '#web/trips/staff-date.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'

const TripTabs = prefetched(
	() => import('./trip-tabs.tsx'),
	() => <SkeletonRows rows={8} />,
)

/** The trip in the address, as a panel over the section. One call reads all of it (CRM-33). */
export function TripPanel() {
	const { location, closeTrip } = useAdminLocation()
	const [last, setLast] = useState(location.trip)
	// The panel still shows the trip while it closes.
	if (location.trip && location.trip !== last) setLast(location.trip)
	const { data, error, refetch } = useQuery({
		...query('/api/admin/trips/:id', { id: last }),
		enabled: location.trip !== '',
		// The customer may have changed something. Each opening reads the trip again and shows the cached one until then (CRM-36).
		staleTime: 0,
	})
	const trip = data?.trip
	return (
		<Dialog
			shape="panel"
			open={location.trip !== ''}
			onOpenChange={closeTrip}
			title={trip?.name ?? (error ? 'Trip' : 'Loading…')}
			description={trip ? `${trip.customerName}, ${staffDates(trip.startDate, trip.endDate)}` : undefined}
			aside={trip ? <StaffBadge status={trip.status} /> : null}
		>
			<Content trip={trip} error={error} onRetry={refetch} />
		</Dialog>
	)
}

type ContentProps = { trip: WholeTrip | undefined; error: RequestError | null; onRetry: () => unknown }

function Content({ trip, error, onRetry }: ContentProps) {
	if (error?.status === 404)
		return <EmptyState icon={<SearchX />} title="Trip not found" description="It may have been deleted." />
	if (trip) return <TripTabs trip={trip} />
	return error ? <LoadFailed error={error} onRetry={onRetry} /> : <SkeletonRows rows={8} />
}
