import { useQuery } from '@tanstack/react-query'
import { Mail, Pencil, SearchX } from 'lucide-react'
import type { Customer } from '#shared/customers/user.ts'
import { displayName } from '#shared/customers/user.ts'
import { viewerDay } from '#shared/dates.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { useSettings } from '#web/data/settings.tsx'
import { Facts } from '#web/trips/facts.tsx'
import { staffDate } from '#web/trips/staff-date.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { LoadFailed } from '../app/load-failed.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { customerFilters } from '../customers/list-filters.ts'
import { type Recipient, SendLink } from '../customers/send-link.tsx'
import { BackToList } from '../lists/back-to-list.tsx'
import { NeighbourLinks } from '../lists/neighbour-links.tsx'
import { CustomerContent } from './customer-content.tsx'

const CustomerDialog = prefetched(() => import('../customers/customer-dialog.tsx'))

/** A customer on a page of their own, between their neighbours in the list that it was opened from (CRM-361). */
export default function CustomerPage() {
	const { agency } = useSettings()
	const { location, addressOf } = useAdminLocation()
	const { data, error, refetch } = useQuery({
		...query('/api/admin/users/:id', { id: location.customer }),
		staleTime: 0,
	})
	const customer = data?.user
	const name = customer ? displayName(customer) : error ? 'Customer' : 'Loading…'
	return (
		<>
			<title>{`${name} | ${agency.name}`}</title>
			<div className="mb-4 flex flex-wrap items-center justify-between gap-2">
				<BackToList href={addressOf({ customer: '', trip: '', tab: 'overview' })} />
				<CustomerNeighbours />
			</div>
			<div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0 grow basis-80">
					<h1 className="font-display text-3xl wrap-anywhere">{name}</h1>
					{customer ? <Facts facts={factsOf(customer)} /> : null}
				</div>
				{customer ? <Actions customer={customer} /> : null}
			</div>
			{error?.status === 404 ? (
				<EmptyState
					icon={<SearchX />}
					title="Customer not found"
					description="The account may have been deleted or merged."
				/>
			) : customer ? (
				<CustomerContent customer={customer} />
			) : error ? (
				<LoadFailed error={error} onRetry={refetch} />
			) : (
				<SkeletonRows rows={8} />
			)}
		</>
	)
}

const SIGN_IN: Record<Customer['access'], string> = {
	open: 'Can sign in',
	invited: 'Invited',
	expired: 'Invitation expired',
	disabled: 'Access suspended',
	none: 'Cannot sign in yet',
}

const factsOf = ({ email, phone, username, bookingAgent, createdAt, access }: Customer) =>
	[
		['Email', email],
		['Phone', phone],
		['Login name', username],
		['Booking agent', bookingAgent],
		['Joined', staffDate(createdAt)],
		['Access', SIGN_IN[access]],
	] as const

function Actions({ customer }: { customer: Customer }) {
	const { navigateTo } = useAdminLocation()
	const editing = useDialog<Customer | 'new'>()
	const sending = useDialog<Recipient>()
	return (
		<ForEditors>
			<div className="flex flex-wrap gap-3">
				<Button onClick={() => sending.show(customer)}>
					<Mail aria-hidden="true" />
					Send a link
				</Button>
				<Button variant="primary" aria-keyshortcuts="e" onClick={() => editing.show(customer)}>
					<Pencil aria-hidden="true" />
					Edit
				</Button>
			</div>
			{editing.subject ? <CustomerDialog dialog={editing} onGone={() => navigateTo({ section: 'customers' })} /> : null}
			<SendLink dialog={sending} />
		</ForEditors>
	)
}

function CustomerNeighbours() {
	const { location, addressOfCustomerPage } = useAdminLocation()
	const today = viewerDay(useNow())
	const { data } = useQuery({
		...query('/api/admin/users/:id/neighbours', { id: location.customer }, customerFilters(location, today)),
		// Somebody may have added a customer.
		staleTime: 0,
	})
	return <NeighbourLinks noun="customer" neighbours={data} addressOf={addressOfCustomerPage} />
}
