import { Plus } from 'lucide-react'
import { viewerDay } from '#shared/dates.ts'
import type { Customer } from '#shared/customers/user.ts'
import type { ListedTrip } from '#shared/trips/whole-trip.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { StaffBadge } from '#web/trips/staff-badge.tsx'
import { staffDates } from '#web/trips/staff-date.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { ListFrame } from '../lists/list-frame.tsx'
import { useList } from '../lists/use-list.ts'
import { Row, Rows } from './row.tsx'

const AddTripDialog = prefetched(() => import('../trips/add-trip-dialog.tsx'))

/** The trips that are to come or under way, and those that are over, the last one first. */
export function CustomerTrips({ customer: { id } }: { customer: Customer }) {
	const { openTrip } = useAdminLocation()
	const today = viewerDay(useNow())
	const list = useList('/api/admin/trips', { userId: id, sort: '-startDate' })
	const adding = useDialog<true>()
	const trips = list.data?.pages.flatMap((page) => page.trips) ?? []
	const isOver = (trip: ListedTrip) => trip.endDate < today
	const groups = [
		{ title: 'Upcoming trips', trips: trips.filter((trip) => !isOver(trip)).toReversed() },
		{ title: 'Past trips', trips: trips.filter(isOver) },
	].filter((group) => group.trips.length > 0)
	return (
		<Card>
			<CardHeader title="Trips">
				<ForEditors>
					<Button size="small" aria-keyshortcuts="n" onClick={() => adding.show(true)}>
						<Plus aria-hidden="true" />
						Add Trip
					</Button>
				</ForEditors>
			</CardHeader>
			<ListFrame list={list} shown={trips.length} noun="trip">
				{groups.length === 0 ? <p className="text-ink-soft">No trips yet.</p> : null}
				{groups.map((group) => (
					<section key={group.title} className="mt-4 first-of-type:mt-0">
						<h3 className="text-sm text-ink-soft">{group.title}</h3>
						<Rows label={group.title}>
							{group.trips.map((trip) => (
								<Row
									key={trip.id}
									title={trip.name}
									onOpen={() => openTrip(trip.id)}
									detail={[trip.destination, staffDates(trip.startDate, trip.endDate)].filter(Boolean).join(', ')}
								>
									<StaffBadge status={trip.status} />
									{isOver(trip) ? null : (
										<span>
											{'Guests '}
											<StaffBadge status={trip.guestDetailsApprovalStatus} />
										</span>
									)}
								</Row>
							))}
						</Rows>
					</section>
				))}
			</ListFrame>
			{adding.subject ? <AddTripDialog dialog={adding} customerId={id} /> : null}
		</Card>
	)
}
