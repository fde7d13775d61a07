import { useQueryClient } from '@tanstack/react-query'
import { BedDouble, Car, Plane, Ticket, Users } from 'lucide-react'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { accommodation } from '#shared/trips/kinds/accommodation.ts'
import { activity } from '#shared/trips/kinds/activity.ts'
import { flight } from '#shared/trips/kinds/flight.ts'
import { nextLeg } from '#shared/trips/next-leg.ts'
import { guest } from '#shared/trips/kinds/guest.ts'
import { transfer } from '#shared/trips/kinds/transfer.ts'
import { ActivityRow, FlightRow, GuestRow, StayRow, TransferRow } from '#web/trips/record-rows.tsx'
import { RecordTab } from '#web/trips/record-tab.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ApprovalNote } from './approval-note.tsx'
import { refreshTrip } from '../lists/lists.ts'
import { TRIP_TABS, type AdminLocation } from '../app/admin-location.ts'
import { TripOverview } from './trip-overview.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'

/** A trip under its six tabs. */
export default function TripTabs({ trip }: { trip: WholeTrip }) {
	const { location, replaceParams } = useAdminLocation()
	const client = useQueryClient()
	const shared = { tripId: trip.id, onSaved: () => refreshTrip(client, trip.id) }

	const tabs: Record<AdminLocation['tab'], { label: string; count?: number; content: React.ReactNode }> = {
		overview: { label: 'Overview', content: <TripOverview trip={trip} onSaved={shared.onSaved} /> },
		guests: {
			label: 'Guests',
			count: trip.guests.length,
			content: (
				<>
					<ApprovalNote tripId={trip.id} />
					<RecordTab {...shared} record={guest} items={trip.guests} icon={<Users />}>
						{(item) => <GuestRow guest={item} />}
					</RecordTab>
				</>
			),
		},
		flights: {
			label: 'Flights',
			count: trip.flights.length,
			content: (
				<RecordTab
					{...shared}
					record={flight}
					items={trip.flights}
					icon={<Plane />}
					next={{ label: 'Add Next Leg', start: nextLeg }}
				>
					{(item) => <FlightRow flight={item} />}
				</RecordTab>
			),
		},
		hotels: {
			label: 'Hotels',
			count: trip.accommodations.length,
			content: (
				<RecordTab {...shared} record={accommodation} items={trip.accommodations} icon={<BedDouble />}>
					{(item) => <StayRow stay={item} />}
				</RecordTab>
			),
		},
		transfers: {
			label: 'Transfers',
			count: trip.transfers.length,
			content: (
				<RecordTab {...shared} record={transfer} items={trip.transfers} icon={<Car />}>
					{(item) => <TransferRow transfer={item} />}
				</RecordTab>
			),
		},
		activities: {
			label: 'Activities',
			count: trip.activities.length,
			content: (
				<RecordTab {...shared} record={activity} items={trip.activities} icon={<Ticket />}>
					{(item) => <ActivityRow activity={item} />}
				</RecordTab>
			),
		},
	}
	return (
		<Tabs
			label="Trip"
			sticky
			value={location.tab}
			onValueChange={(tab) => replaceParams({ tab: tab as AdminLocation['tab'] })}
			tabs={TRIP_TABS.map((value) => ({ value, ...tabs[value] }))}
		/>
	)
}
