import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import type { ListedCalendar } from '#shared/catalogue/availability/period.ts'
import { query } from '#web/data/query.ts'
import { staffDate, staffDates } from '#web/trips/staff-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { SectionHeader } from '../app/section-header.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { VillaCalendarPage } from './villa-calendar.tsx'

/** The calendars of all villas, or that of one (CRM-217). */
export default function Calendars() {
	const { location } = useAdminLocation()
	return location.item ? <VillaCalendarPage key={location.item} id={location.item} /> : <CalendarList />
}

function CalendarList() {
	const { openItem } = useAdminLocation()
	const { data, error, refetch } = useQuery({ ...query('/api/admin/villa-calendars'), staleTime: 0 })
	return (
		<>
			<SectionHeader title="Villa calendars" />
			{data ? (
				<Card flush>
					<LongTable
						label="Villa calendars"
						columns={COLUMNS}
						rows={data.calendars}
						rowKey={({ itemId }) => itemId}
						onOpen={({ itemId }) => openItem(itemId)}
						openLabel={({ name }) => `Open the calendar of ${name || 'an unnamed villa'}`}
						empty={<EmptyState icon={<CalendarDays />} title="No villas yet" />}
					/>
				</Card>
			) : error ? (
				<LoadFailed error={error} onRetry={refetch} />
			) : (
				<SkeletonRows rows={6} />
			)}
		</>
	)
}

const COLUMNS: readonly Column<ListedCalendar>[] = [
	{ header: 'Villa', cell: ({ name }) => <span className="wrap-anywhere">{name || 'Unnamed villa'}</span> },
	{ header: 'Place', cell: ({ location }) => location || 'Not set' },
	{
		header: 'Next',
		cell: ({ next }) => (next ? `${choiceLabel(next.state)}, ${staffDates(next.from, next.to)}` : 'Nothing entered'),
	},
	{
		header: 'Complete until',
		className: 'whitespace-nowrap',
		cell: ({ completeUntil }) => (completeUntil ? staffDate(completeUntil) : 'Not said'),
	},
	{
		header: 'Problems',
		cell: ({ conflicts, staleFeeds }) =>
			conflicts + staleFeeds === 0 ? (
				'None'
			) : (
				<span className="flex flex-wrap gap-1.5">
					{conflicts > 0 ? <Badge tone="red">{counted(conflicts, 'conflict')}</Badge> : null}
					{staleFeeds > 0 ? <Badge tone="amber">{counted(staleFeeds, 'calendar')} out of date</Badge> : null}
				</span>
			),
	},
]

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
