import { useQueryClient } from '@tanstack/react-query'
import { Link2, Plane, Plus } from 'lucide-react'
import type { ListedTrip } from '#shared/trips/whole-trip.ts'
import { formatSort, parseSort, type Sort, TRIP_SORTS } from '#shared/sorting.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { CustomerFilter } from '../customers/customer-picker.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { ListSearch } from '../lists/list-search.tsx'
import { ListSort } from '../lists/list-sort.tsx'
import { refreshLists } from '../app/refresh.ts'
import { useList } from '../lists/use-list.ts'
import { SectionHeader } from '../app/section-header.tsx'
import { tripColumns } from './trip-columns.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'

const AddTripDialog = prefetched(() => import('./add-trip-dialog.tsx'))
const ImportTripDialog = prefetched(() => import('../import/import-trip-dialog.tsx'))

export function Trips() {
	const { location, replaceParams, navigateTo, openTrip } = useAdminLocation()
	const client = useQueryClient()
	const list = useList('/api/admin/trips', {
		q: location.q,
		sort: location.sort,
		userId: location.userId,
		consultant: location.consultant,
	})
	const adding = useDialog<true>()
	const importing = useDialog<true>()
	const deleting = useDialog<ListedTrip>()
	const trips = list.data?.pages.flatMap(({ trips }) => trips) ?? []
	const open = (trip: ListedTrip) => openTrip(trip.id)
	const sort = parseSort(location.sort, TRIP_SORTS)
	const onSort = (next: Sort | null) => replaceParams({ sort: formatSort(next) })
	const columns = tripColumns({ open, remove: deleting.show })

	return (
		<>
			<SectionHeader title="Trips">
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
			<div className="mb-4 flex flex-wrap gap-3">
				<CustomerFilter
					value={location.userId}
					emptyLabel="All customers"
					onChange={(userId) =>
						navigateTo({ userId, consultant: location.consultant, q: location.q, sort: location.sort })
					}
					className="w-full sm:w-72"
				/>
				<Checkbox
					label="My trips"
					checked={location.consultant === 'me'}
					onChange={() => replaceParams({ consultant: location.consultant === 'me' ? '' : 'me' })}
				/>
				<ListSearch label="Search trips" value={location.q} onSearch={(q) => replaceParams({ q })} />
				<ListSort columns={columns} sort={sort} onSort={onSort} />
			</div>
			<Card flush>
				<ListFrame list={list} shown={trips.length} noun="trip">
					<Table
						label="Trips"
						columns={columns}
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
					`This will permanently delete ${trip.name} and all associated data (guests, flights, accommodations and so on). This action cannot be undone.`
				}
				onDelete={({ id }) => send('DELETE', `/api/admin/trips/${id}`)}
				refresh={() => refreshLists(client)}
				success="Trip deleted successfully"
				failure="Failed to delete trip"
			/>
		</>
	)
}
