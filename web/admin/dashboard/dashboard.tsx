import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { query } from '#web/data/query.ts'
import type { Stats } from '#shared/contract.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FailedMails } from './failed-mails.tsx'
import { NoticeAlerts } from './notice-alerts.tsx'
import { DashboardTrips } from './dashboard-trips.tsx'
import { Enquiries } from '../enquiries/enquiries.tsx'
import { ReceivedDocuments } from '../import/received/received-documents.tsx'
import { HeldMails } from '../messages/held-mails.tsx'
import { Messages } from '../messages/messages.tsx'
import type { AdminLocation } from '../app/admin-location.ts'
import { LoadFailed } from '../app/load-failed.tsx'
import { SectionHeader } from '../app/section-header.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { WorkLinks } from '../app/work-links.tsx'

/** Each number with the list that it leads to. */
const CARDS: readonly (readonly [label: string, key: keyof Stats, list: Partial<AdminLocation>])[] = [
	['Total Customers', 'totalCustomers', { section: 'customers' }],
	['Total Trips', 'totalTrips', { section: 'trips' }],
	['Pending Approvals', 'pendingApprovals', { section: 'trips', approval: 'pending' }],
	['Active Trips', 'activeTrips', { section: 'trips', status: 'active' }],
]

export function Dashboard() {
	return (
		<>
			<SectionHeader title="Dashboard">
				<WorkLinks />
			</SectionHeader>
			<StatCards />
			<Enquiries />
			<FailedMails />
			<NoticeAlerts />
			<DashboardTrips />
			<ReceivedDocuments />
			<HeldMails />
			<Messages />
		</>
	)
}

function StatCards() {
	const { addressOfSection } = useAdminLocation()
	const { data, error, refetch } = useQuery(query('/api/admin/stats'))
	if (error && !data)
		return (
			<Card flush className="mb-6">
				<LoadFailed error={error} onRetry={refetch} />
			</Card>
		)
	return (
		<dl className="mb-6 grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4" aria-busy={!data}>
			{CARDS.map(([label, key, list]) => (
				<Card
					key={key}
					flush
					className="relative flex flex-col-reverse justify-between px-5 py-4 transition-colors duration-150 has-[a:hover]:border-sea"
				>
					<dt className="text-ink-soft">
						<Link href={addressOfSection(list)} className="after:absolute after:inset-0 after:rounded-lg">
							{label}
						</Link>
					</dt>
					<dd className="font-display text-4xl">{data ? data.stats[key] : <Skeleton className="h-[1.15em] w-16" />}</dd>
				</Card>
			))}
		</dl>
	)
}
