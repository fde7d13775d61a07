import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { viewerDay } from '#shared/dates.ts'
import { query } from '#web/data/query.ts'
import { useSettings } from '#web/data/settings.tsx'
import { StaffBadge } from '#web/trips/staff-badge.tsx'
import { staffDates } from '#web/trips/staff-date.ts'
import { useNow } from '#web/ui/use-now.ts'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { BackToList } from '../lists/back-to-list.tsx'
import { NeighbourLinks } from '../lists/neighbour-links.tsx'
import { listFilters } from '../trips/list-filters.ts'
import { TripContent } from './trip-content.tsx'
import { useTrip } from './use-trip.ts'

/** A trip on a page of its own, between its neighbours in the list that it was opened from (CRM-291). */
export default function TripPage() {
	const { agency } = useSettings()
	const { location, addressOf, addressOfCustomerPage } = useAdminLocation()
	const { data, error, refetch } = useTrip(location.trip)
	const trip = data?.trip
	const name = trip?.name ?? (error ? 'Trip' : 'Loading…')
	return (
		<>
			<title>{`${name} | ${agency.name}`}</title>
			<div className="mb-4 flex flex-wrap items-center justify-between gap-2">
				<BackToList href={addressOf({ trip: '', isTripPage: false, tab: 'overview' })} />
				<Neighbours />
			</div>
			<div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1.5">
				<h1 className="font-display text-3xl wrap-anywhere">{name}</h1>
				{trip ? (
					<>
						<StaffBadge status={trip.status} />
						<p className="text-ink-soft">
							<Link
								href={addressOfCustomerPage(trip.userId)}
								className="underline decoration-line underline-offset-4 hover:text-sea hover:decoration-sea"
							>
								{trip.customerName}
							</Link>
							{`, ${staffDates(trip.startDate, trip.endDate)}`}
						</p>
					</>
				) : null}
			</div>
			{/* The headings below are those of the panel, under its title. */}
			<h2 className="sr-only">All about this trip</h2>
			<div className="[--record-space:0.5rem]">
				<TripContent trip={trip} error={error} onRetry={refetch} frame="page" />
			</div>
		</>
	)
}

function Neighbours() {
	const { location, addressOfTripPage } = useAdminLocation()
	const today = viewerDay(useNow())
	const { data } = useQuery({
		...query('/api/admin/trips/:id/neighbours', { id: location.trip }, listFilters(location, today)),
		// Somebody may have added a trip.
		staleTime: 0,
	})
	return <NeighbourLinks noun="trip" neighbours={data} addressOf={addressOfTripPage} />
}
