import { PlaneTakeoff } from 'lucide-react'
import { Link } from 'wouter'
import type { Departure } from '#shared/trips/readiness.ts'
import { addDays, daysBetween, viewerDay } from '#shared/dates.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { Table } from '#web/ui/table/table.tsx'
import { CappedFooter } from '../lists/capped-footer.tsx'
import { describeTotal, ListFrame } from '../lists/list-frame.tsx'
import { useList } from '../lists/use-list.ts'
import { useNow } from '#web/ui/use-now.ts'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { describeDaysLeft } from './days-left.ts'

/** As many as the recent trips that they replace. */
const MOST = '10'
const DAYS_AHEAD = 30

/** The departures of the next 30 days, soonest first, with their readiness issues (CRM-14). */
export function Departures() {
	const { openTrip, addressOfSection } = useAdminLocation()
	const today = viewerDay(useNow())
	const until = addDays(today, DAYS_AHEAD)
	const list = useList('/api/admin/departures', { today, until, limit: MOST }, { staleTime: 0 })
	const [first] = list.data?.pages ?? []
	const departures = list.data?.pages.flatMap((page) => page.departures) ?? []
	return (
		<ListFrame
			list={list}
			shown={departures.length}
			noun="departure"
			footer={
				first ? (
					<CappedFooter shown={departures.length} total={`${describeTotal(first)} within ${DAYS_AHEAD} days`}>
						<Link
							href={addressOfSection({ section: 'trips', status: 'active', departs: String(DAYS_AHEAD) })}
							className={buttonClasses({ size: 'small' })}
						>
							All by date
						</Link>
					</CappedFooter>
				) : null
			}
		>
			<Table
				label="Next Departures"
				columns={departureColumns(today)}
				rows={departures}
				rowKey={({ id }) => id}
				onOpen={({ id }) => openTrip(id)}
				openLabel={({ name }) => `Open ${name}`}
				empty={<EmptyState icon={<PlaneTakeoff />} title={`No departures within ${DAYS_AHEAD} days`} />}
			/>
		</ListFrame>
	)
}

const departureColumns = (today: string): readonly Column<Departure>[] => [
	{ header: 'Trip Name', cell: ({ name }) => name },
	{ header: 'Customer', cell: ({ customerName }) => customerName },
	{
		header: 'Departure',
		className: 'whitespace-nowrap',
		cell: ({ startDate }) => (
			<>
				{staffDate(startDate)}
				<span className="block text-sm text-ink-soft">{describeDaysLeft(daysBetween(today, startDate))}</span>
			</>
		),
	},
	{
		header: 'Readiness',
		className: 'md:w-2/5',
		cell: ({ findings: [first, ...others], isHidden }) =>
			first ? (
				<>
					<Badge tone="yellow">{others.length === 0 ? '1 issue' : `${others.length + 1} issues`}</Badge>
					<span className="mt-1 line-clamp-2 text-sm text-ink-soft">{first.problem}</span>
				</>
			) : isHidden ? (
				<>
					<Badge tone="grey">No known issue</Badge>
					<span className="mt-1 block text-sm text-ink-soft">Passports not checked</span>
				</>
			) : (
				<Badge tone="green">Ready</Badge>
			),
	},
]
