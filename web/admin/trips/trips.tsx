import { useQueryClient } from '@tanstack/react-query'
import { Link2, Plane, Plus } from 'lucide-react'
import { viewerDay } from '#shared/dates.ts'
import type { ListedTrip } from '#shared/trips/whole-trip.ts'
import { formatSort, parseSort, type Sort, TRIP_SORTS } from '#shared/sorting.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { bringBack } from '#web/trips/bring-back.ts'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { CustomerFilter } from '../customers/customer-picker.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { ListSection } from '../lists/list-section.tsx'
import { ListSearch } from '../lists/list-search.tsx'
import { ListSort } from '../lists/list-sort.tsx'
import { SavedViews } from '../lists/saved-views.tsx'
import { TableLayoutButton } from '../lists/table-layout-button.tsx'
import { useTableLayout } from '../lists/table-layout.ts'
import { refreshLists, removeTrip } from '../app/refresh.ts'
import { useList } from '../lists/use-list.ts'
import { SectionHeader } from '../app/section-header.tsx'
import { listFilters, sortOf } from './list-filters.ts'
import { tripColumns } from './trip-columns.tsx'
import { TripFilters } from './trip-filters.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'

const AddTripDialog = prefetched(() => import('./add-trip-dialog.tsx'))
const ImportTripDialog = prefetched(() => import('../import/import-trip-dialog.tsx'))

export default function Trips() {
	const { location, replaceParams, filterBy, openTrip } = useAdminLocation()
	const today = viewerDay(useNow())
	const client = useQueryClient()
	const list = useList('/api/admin/trips', listFilters(location, today))
	const adding = useDialog<true>()
	const importing = useDialog<true>()
	const deleting = useDialog<ListedTrip>()
	const trips = list.data?.pages.flatMap(({ trips }) => trips) ?? []
	const open = (trip: ListedTrip) => openTrip(trip.id)
	const sort = parseSort(sortOf(location), TRIP_SORTS)
	const onSort = (next: Sort | null) => replaceParams({ sort: formatSort(next) })
	const layout = useTableLayout('trips', tripColumns({ open, remove: deleting.show }))

	return (
		<ListSection isCompact={layout.isCompact}>
			<SectionHeader title="Trips" views={<SavedViews list="trips" />}>
				<ForEditors>
					<div className="flex flex-wrap gap-3 max-sm:w-full">
						<Button className="max-sm:grow max-sm:px-3" onClick={() => importing.show(true)}>
							<Link2 aria-hidden="true" />
							Import from Booking URL
						</Button>
						<Button
							variant="primary"
							aria-keyshortcuts="n"
							className="max-sm:grow max-sm:px-3"
							onClick={() => adding.show(true)}
						>
							<Plus aria-hidden="true" />
							Add Trip
						</Button>
					</div>
				</ForEditors>
			</SectionHeader>
			<div className="mb-4 flex flex-wrap gap-3 in-data-compact:mb-2">
				<CustomerFilter
					value={location.userId}
					emptyLabel="All customers"
					onChange={(userId) => filterBy({ userId })}
					className="w-full sm:w-56 2xl:w-72"
				/>
				<Checkbox
					label="My trips"
					checked={location.consultant === 'me'}
					onChange={() => replaceParams({ consultant: location.consultant === 'me' ? '' : 'me' })}
				/>
				<TripFilters />
				<ListSearch label="Search trips" value={location.q} onSearch={(q) => replaceParams({ q })} />
				<ListSort columns={layout.shown} sort={sort} onSort={onSort} />
				<TableLayoutButton layout={layout} />
				<ExportButton path="/api/admin/trips.csv" fileName="trips.csv" search={listFilters(location, today)} />
			</div>
			<Card flush>
				<ListFrame list={list} shown={trips.length} noun="trip">
					<LongTable
						label="Trips"
						columns={layout.shown}
						isCompact={layout.isCompact}
						rows={trips}
						rowKey={(trip) => trip.id}
						sort={sort}
						onSort={onSort}
						onOpen={open}
						openLabel={(trip) => `Open ${trip.name} for ${trip.customerName}`}
						empty={<EmptyState icon={<Plane />} title="No trips found matching filters" />}
					/>
				</ListFrame>
			</Card>
			{adding.subject ? <AddTripDialog dialog={adding} customerId={location.userId} /> : null}
			{importing.subject ? <ImportTripDialog dialog={importing} customerId={location.userId} /> : null}
			<ConfirmDelete
				dialog={deleting}
				title="Delete Trip?"
				description={(trip) =>
					`This will permanently delete ${trip.name} and all associated data (guests, flights, accommodations and so on). For a while you can bring it back from “Recently Deleted”.`
				}
				onDelete={({ id }) => send('DELETE', `/api/admin/trips/${id}`)}
				refresh={async () => deleting.subject && removeTrip(client, deleting.subject.id)}
				undo={async (trip) => {
					await bringBack(trip)
					await refreshLists(client)
				}}
				success="Trip deleted successfully"
				failure="Failed to delete trip"
			/>
		</ListSection>
	)
}
