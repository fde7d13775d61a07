import { Eye, Trash2 } from 'lucide-react'
import type { ListedTrip } from '#shared/trips/whole-trip.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { StaffBadge } from '#web/trips/staff-badge.tsx'
import { DASH, staffDate } from '#web/trips/staff-date.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { FILTER_WORDS } from './filter-choices.ts'

type Actions = { open: (trip: ListedTrip) => void; remove: (trip: ListedTrip) => void }

/** CRM-22 */
export function tripColumns(actions: Actions): readonly Column<ListedTrip>[] {
	return [
		{ header: 'Customer', sort: 'customer', cell: (trip) => trip.customerName, className: 'md:min-w-28' },
		{ header: 'Trip Name', sort: 'name', cell: (trip) => trip.name },
		{ header: 'Destination', sort: 'destination', cell: (trip) => trip.destination ?? 'Not specified' },
		{
			header: 'Dates',
			sort: 'startDate',
			cell: (trip) => <TripDates {...trip} />,
		},
		{
			header: 'Guest Approval',
			sort: 'approval',
			cell: (trip) => <StaffBadge status={trip.guestDetailsApprovalStatus} />,
		},
		{ header: 'Status', isExtra: true, cell: (trip) => <StaffBadge status={trip.status} /> },
		{ header: 'Consultant', isExtra: true, cell: (trip) => trip.consultantName ?? DASH },
		{
			header: 'Issued Documents',
			isExtra: true,
			cell: ({ issuedState }) => (issuedState ? FILTER_WORDS.documents.values[issuedState] : DASH),
		},
		{ header: 'Package', isExtra: true, cell: (trip) => trip.packageName ?? DASH },
		{ header: 'Order ID', isExtra: true, cell: (trip) => trip.orderId ?? DASH },
		{ header: 'Booking Agent', isExtra: true, cell: (trip) => trip.bookingAgent ?? DASH },
		{
			header: 'Actions',
			align: 'end',
			className: 'whitespace-nowrap',
			cell: (trip) => (
				<div className="-mr-2.5 flex justify-end">
					<IconButton name={`View ${trip.name}`} onClick={() => actions.open(trip)}>
						<Eye aria-hidden="true" />
					</IconButton>
					<ForEditors>
						<IconButton tone="danger" name={`Delete ${trip.name}`} onClick={() => actions.remove(trip)}>
							<Trash2 aria-hidden="true" />
						</IconButton>
					</ForEditors>
				</div>
			),
		},
	]
}

/** The dates wrap between the two days only. */
const TripDates = ({ startDate, endDate }: Pick<ListedTrip, 'startDate' | 'endDate'>) => (
	<>
		<span className="whitespace-nowrap">{`${staffDate(startDate)} -`}</span>{' '}
		<span className="whitespace-nowrap">{staffDate(endDate)}</span>
	</>
)
