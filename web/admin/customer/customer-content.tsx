import type { Customer } from '#shared/customers/user.ts'
import { Card, CardHeader } from '#web/ui/card.tsx'
import HistoryList from '../history/history-list.tsx'
import { SubjectTasks } from '../tasks/subject-tasks.tsx'
import { CustomerEnquiries } from './customer-enquiries.tsx'
import { CustomerMails } from './customer-mails.tsx'
import { CustomerTrips } from './customer-trips.tsx'
import { FellowTravellers } from './fellow-travellers.tsx'
import { NotesCard } from './notes-card.tsx'

/** Everything that the agency knows about a customer, in two columns where there is room for them. */
export function CustomerContent({ customer }: { customer: Customer }) {
	return (
		<div className="grid items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
			<div className="flex min-w-0 flex-col gap-6">
				<CustomerTrips customer={customer} />
				<CustomerEnquiries customer={customer} />
				<CustomerMails customer={customer} />
			</div>
			<div className="flex min-w-0 flex-col gap-6">
				<NotesCard customer={customer} />
				<Card>
					<SubjectTasks about={{ kind: 'customer', id: customer.id }} />
				</Card>
				<FellowTravellers customer={customer} />
				<Card>
					<CardHeader title="History" />
					<HistoryList of={{ kind: 'users', id: customer.id }} />
				</Card>
			</div>
		</div>
	)
}
