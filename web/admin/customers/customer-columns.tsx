import { Mail, Pencil, Trash2 } from 'lucide-react'
import { type Customer, type CustomerAccess, displayName } from '#shared/customers/user.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { DASH, staffDate } from '#web/trips/staff-date.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Column } from '#web/ui/table/column.ts'

type Actions = {
	edit: (customer: Customer) => void
	remove: (customer: Customer) => void
	sendLink: (customer: Customer) => void
	list: (userId: string) => void
}

/** CRM-16 */
export function customerColumns(actions: Actions): readonly Column<Customer>[] {
	return [
		{ header: 'Name', sort: 'name', cell: (customer) => <NameAndInvitation customer={customer} /> },
		{ header: 'Email', sort: 'email', cell: ({ email }) => <EmailAddress email={email} />, className: 'xl:min-w-56' },
		{ header: 'Phone', cell: ({ phone }) => phone ?? DASH, className: 'xl:min-w-38' },
		{
			header: 'Total Trips',
			sort: 'trips',
			align: 'end',
			cell: ({ id, totalTrips }) =>
				totalTrips > 0 ? (
					<button
						type="button"
						className="-m-2 min-h-9 p-2 underline decoration-line underline-offset-4 hover:text-sea hover:decoration-sea"
						onClick={() => actions.list(id)}
					>
						{totalTrips}
					</button>
				) : (
					totalTrips
				),
		},
		{
			header: 'Join Date',
			sort: 'joinDate',
			cell: ({ createdAt }) => staffDate(createdAt),
			className: 'whitespace-nowrap',
		},
		{ header: 'Login Name', isExtra: true, cell: ({ username }) => username },
		{ header: 'Booking Agent', isExtra: true, cell: ({ bookingAgent }) => bookingAgent ?? DASH },
		{
			header: 'Actions',
			align: 'end',
			className: 'whitespace-nowrap',
			cell: (customer) => (
				<div className="-mr-2.5 flex justify-end">
					{/* Its name leaves out what is sent: it must not contain the label of a field (CRM-77). */}
					<ForEditors>
						<IconButton name={`Send a link to ${displayName(customer)}`} onClick={() => actions.sendLink(customer)}>
							<Mail aria-hidden="true" />
						</IconButton>
						<IconButton
							aria-keyshortcuts="e"
							name={`Edit ${displayName(customer)}`}
							onClick={() => actions.edit(customer)}
						>
							<Pencil aria-hidden="true" />
						</IconButton>
						<IconButton tone="danger" name={`Delete ${displayName(customer)}`} onClick={() => actions.remove(customer)}>
							<Trash2 aria-hidden="true" />
						</IconButton>
					</ForEditors>
				</div>
			),
		},
	]
}

const INVITATIONS: Partial<Record<CustomerAccess, string>> = {
	invited: 'Invited',
	expired: 'Invitation expired',
	disabled: 'Access suspended',
}

function NameAndInvitation({ customer }: { customer: Customer }) {
	const invitation = INVITATIONS[customer.access]
	return (
		<>
			{displayName(customer)}
			{invitation ? <span className="block text-sm font-normal text-ink-soft">{invitation}</span> : null}
		</>
	)
}

/** A long address wraps before its @. */
function EmailAddress({ email }: { email: string }) {
	const at = email.lastIndexOf('@')
	return (
		<>
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</>
	)
}
