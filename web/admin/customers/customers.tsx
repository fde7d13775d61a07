import { useQueryClient } from '@tanstack/react-query'
import { FileUp, Mail, Plus, Users } from 'lucide-react'
import { type Customer, displayName } from '#shared/customers/user.ts'
import { viewerDay } from '#shared/dates.ts'
import { CUSTOMER_SORTS, formatSort, parseSort, type Sort } from '#shared/sorting.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyPart, prefetched } from '#web/ui/lazy-part.tsx'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { customerColumns } from './customer-columns.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { ListSection } from '../lists/list-section.tsx'
import { ListSearch } from '../lists/list-search.tsx'
import { ListSort } from '../lists/list-sort.tsx'
import { SavedViews } from '../lists/saved-views.tsx'
import { TableLayoutButton } from '../lists/table-layout-button.tsx'
import { useTableLayout } from '../lists/table-layout.ts'
import { customerFilters } from './list-filters.ts'
import { TravelFilterSelect } from './travel-filter.tsx'
import { type Recipient, SendLink } from './send-link.tsx'
import { refreshLists } from '../app/refresh.ts'
import { useList } from '../lists/use-list.ts'
import { SectionHeader } from '../app/section-header.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'

const ImportDialog = lazyPart(() => import('./import/import-dialog.tsx'))
const InviteDialog = prefetched(() => import('./invite-dialog.tsx'))
const CustomerDialog = prefetched(() => import('./customer-dialog.tsx'))

export default function Customers() {
	const { location, replaceParams, navigateTo } = useAdminLocation()
	const client = useQueryClient()
	const today = viewerDay(useNow())
	const list = useList('/api/admin/users', customerFilters(location, today))
	const editing = useDialog<Customer | 'new'>()
	const deleting = useDialog<Customer>()
	const inviting = useDialog<true>()
	const importing = useDialog<true>()
	const sending = useDialog<Recipient>()
	const customers = list.data?.pages.flatMap(({ users }) => users) ?? []
	const sort = parseSort(location.sort, CUSTOMER_SORTS)
	const onSort = (next: Sort | null) => replaceParams({ sort: formatSort(next) })
	const layout = useTableLayout(
		'customers',
		customerColumns({
			edit: editing.show,
			remove: deleting.show,
			sendLink: sending.show,
			list: (userId) => navigateTo({ section: 'trips', userId }),
		}),
	)

	return (
		<ListSection isCompact={layout.isCompact}>
			<SectionHeader title="Customers" views={<SavedViews list="customers" />}>
				<ForEditors>
					<div className="flex flex-wrap gap-3 max-sm:[&_svg]:hidden">
						<Button variant="primary" aria-keyshortcuts="n" onClick={() => editing.show('new')}>
							<Plus aria-hidden="true" />
							Add Customer
						</Button>
						<Button onClick={() => inviting.show(true)}>
							<Mail aria-hidden="true" />
							Invite Customer
						</Button>
						<Button onClick={() => importing.show(true)}>
							<FileUp aria-hidden="true" />
							Import CSV
						</Button>
					</div>
				</ForEditors>
			</SectionHeader>
			<div className="mb-4 flex flex-wrap gap-3 in-data-compact:mb-2">
				<TravelFilterSelect />
				<ListSearch label="Search customers" value={location.q} onSearch={(q) => replaceParams({ q })} />
				<ListSort columns={layout.shown} sort={sort} onSort={onSort} />
				<TableLayoutButton layout={layout} />
				<ExportButton path="/api/admin/users.csv" fileName="customers.csv" search={customerFilters(location, today)} />
			</div>
			<Card flush>
				<ListFrame list={list} shown={customers.length} noun="customer">
					<LongTable
						label="Customers"
						columns={layout.shown}
						isCompact={layout.isCompact}
						rows={customers}
						rowKey={({ id }) => id}
						sort={sort}
						onSort={onSort}
						onOpen={editing.show}
						openLabel={(customer) => `Open ${displayName(customer)}`}
						empty={
							<EmptyState
								icon={<Users />}
								title={
									location.travel !== ''
										? 'No customers match this filter'
										: location.q
											? `No customers match “${location.q}”`
											: 'No customers yet. Create your first customer account.'
								}
							/>
						}
					/>
				</ListFrame>
			</Card>
			{editing.subject ? <CustomerDialog dialog={editing} /> : null}
			{inviting.subject ? <InviteDialog dialog={inviting} /> : null}
			{importing.isOpen ? <ImportDialog dialog={importing} /> : null}
			<SendLink dialog={sending} />
			<ConfirmDelete
				dialog={deleting}
				title="Delete Customer?"
				description={(customer) =>
					`This will permanently delete ${displayName(customer)} and all their trips. This action cannot be undone.`
				}
				onDelete={({ id }) => send('DELETE', `/api/admin/users/${id}`)}
				refresh={() => refreshLists(client)}
				success="Customer deleted successfully"
				failure="Failed to delete customer"
			/>
		</ListSection>
	)
}
