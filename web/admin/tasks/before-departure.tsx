import { useQuery } from '@tanstack/react-query'
import { addDays, daysBetween, viewerDay } from '#shared/dates.ts'
import type { Departure } from '#shared/trips/readiness.ts'
import { query } from '#web/data/query.ts'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { LoadFailed } from '../app/load-failed.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { describeDaysLeft } from '../dashboard/days-left.ts'

const DAYS_AHEAD = 30
const MOST_TRIPS = 20
const MOST_ISSUES = 4

/**
 * The issues of one's own departures within 30 days, as tasks that close by themselves: they are computed from the trips and gone once those are
 * right (CRM-309, docs/decisions/066).
 */
export function BeforeDeparture() {
	const { openTrip } = useAdminLocation()
	const today = viewerDay(useNow())
	const wanted = { today, until: addDays(today, DAYS_AHEAD), consultant: 'me', limit: MOST_TRIPS }
	const { data, error, refetch } = useQuery({ ...query('/api/admin/departures', wanted), staleTime: 0 })
	const departures = data?.departures ?? []
	return (
		<Card flush className="mb-6">
			<h2 className="px-5 pt-4 pb-3 font-display text-2xl">My departures</h2>
			{data ? null : error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={3} />}
			{data && departures.length === 0 ? (
				<p className="px-5 pb-5 text-ink-soft">{`None of your trips departs within ${DAYS_AHEAD} days.`}</p>
			) : null}
			<ul className="divide-y divide-line border-t border-line empty:hidden">
				{departures.map((departure) => (
					<li key={departure.id} className="px-5 py-3">
						<div className="flex flex-wrap items-baseline justify-between gap-x-4">
							<button
								type="button"
								data-row
								className="text-left font-medium wrap-anywhere hover:text-sea hover:underline"
								onClick={() => openTrip(departure.id)}
							>
								{departure.name}
							</button>
							<span className="text-sm text-ink-soft">{describeDaysLeft(daysBetween(today, departure.startDate))}</span>
						</div>
						<Issues departure={departure} />
					</li>
				))}
			</ul>
		</Card>
	)
}

function Issues({ departure: { id, findings, isHidden } }: { departure: Departure }) {
	const { showTrip } = useAdminLocation()
	const others = findings.length - MOST_ISSUES
	if (findings.length === 0)
		return <p className="text-sm text-ink-soft">{isHidden ? 'No known issue. Passports not checked.' : 'Ready'}</p>
	return (
		<ul className="mt-1 flex flex-col gap-1 text-sm">
			{findings.slice(0, MOST_ISSUES).map(({ problem, remedy, where }) => (
				<li key={problem}>
					<button
						type="button"
						className="text-left wrap-anywhere hover:text-sea hover:underline"
						onClick={() => showTrip(id, where)}
					>
						{problem} <span className="text-ink-soft">{remedy}</span>
					</button>
				</li>
			))}
			{others > 0 ? <li className="text-ink-soft">{`and ${others} more`}</li> : null}
		</ul>
	)
}
