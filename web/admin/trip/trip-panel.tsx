import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { StaffBadge } from '#web/trips/staff-badge.tsx'
import { staffDates } from '#web/trips/staff-date.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { TripContent } from './trip-content.tsx'
import { useTrip } from './use-trip.ts'

/** The trip in the address, as a panel over the section (CRM-3). */
export default function TripPanel({ open }: { open: boolean }) {
	const { location, addressOfTripPage, closeTrip } = useAdminLocation()
	const [last, setLast] = useState(location.trip)
	// The panel still shows the trip while it closes.
	if (open && location.trip !== last) setLast(location.trip)
	const { data, error, refetch } = useTrip(open ? last : '')
	const trip = data?.trip
	return (
		<Dialog
			shape="panel"
			open={open}
			onOpenChange={closeTrip}
			title={trip?.name ?? (error ? 'Trip' : 'Loading…')}
			description={trip ? `${trip.customerName}, ${staffDates(trip.startDate, trip.endDate)}` : undefined}
			aside={
				trip ? (
					<>
						<StaffBadge status={trip.status} />
						<Link
							href={addressOfTripPage(trip.id)}
							aria-keyshortcuts="o"
							className={buttonClasses({ variant: 'quiet', size: 'small' })}
						>
							<Maximize2 aria-hidden="true" />
							Open as a page
						</Link>
					</>
				) : null
			}
		>
			<TripContent trip={trip} error={error} onRetry={refetch} frame="dialog" />
		</Dialog>
	)
}
