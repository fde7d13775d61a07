import { useQuery } from '@tanstack/react-query'
import type { Customer } from '#shared/customers/user.ts'
import { query } from '#web/data/query.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { Row, Rows } from './row.tsx'

/** Family and frequent companions: who was a guest on the customer's trips, how often, and when last (CRM-362). */
export function FellowTravellers({ customer: { id } }: { customer: Customer }) {
	const { data, error, refetch } = useQuery({
		...query('/api/admin/users/:id/fellow-travellers', { id }),
		staleTime: 0,
	})
	return (
		<Card>
			<CardHeader title="Travels with" />
			{data ? null : error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={2} />}
			{data?.people.length === 0 ? (
				<p className="text-ink-soft">Nobody else has been a guest on this customer’s trips.</p>
			) : null}
			<Rows>
				{data?.people.map(({ name, trips, lastTrip }) => (
					<Row key={name} title={name} detail={`Last on ${lastTrip.name}, ${staffDate(lastTrip.startDate)}`}>
						{`${trips} ${trips === 1 ? 'trip' : 'trips'}`}
					</Row>
				))}
			</Rows>
		</Card>
	)
}
