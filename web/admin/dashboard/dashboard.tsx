import { useQuery } from '@tanstack/react-query'
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
import { LoadFailed } from '../app/load-failed.tsx'
import { SectionHeader } from '../app/section-header.tsx'

const CARDS: readonly (readonly [label: string, key: keyof Stats])[] = [
	['Total Customers', 'totalCustomers'],
	['Total Trips', 'totalTrips'],
	['Pending Approvals', 'pendingApprovals'],
	['Active Trips', 'activeTrips'],
]

export function Dashboard() {
	return (
		<>
			<SectionHeader title="Dashboard" />
			<StatCards />
			<FailedMails />
			<NoticeAlerts />
			<DashboardTrips />
			<ReceivedDocuments />
			<HeldMails />
			<Messages />
			<Enquiries />
		</>
	)
}

function StatCards() {
	const { data, error, refetch } = useQuery(query('/api/admin/stats'))
	if (error && !data)
		return (
			<Card flush className="mb-6">
				<LoadFailed error={error} onRetry={refetch} />
			</Card>
		)
	return (
		<dl className="mb-6 grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4" aria-busy={!data}>
			{CARDS.map(([label, key]) => (
				<Card key={key} className="flex flex-col-reverse justify-between gap-1">
					<dt className="text-ink-soft">{label}</dt>
					<dd className="font-display text-4xl">{data ? data.stats[key] : <Skeleton className="h-[1.15em] w-16" />}</dd>
				</Card>
			))}
		</dl>
	)
}
