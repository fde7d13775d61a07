import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { monthName, WEEKDAYS, weeksOf } from '#shared/catalogue/availability/month.ts'
import { addMonths, viewerDay } from '#shared/dates.ts'
import type { DepartureDay } from '#shared/trips/board/lacking.ts'
import { departureDays } from '#shared/trips/trip-filters.ts'
import { query } from '#web/data/query.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { LoadFailed } from '../app/load-failed.tsx'
import { SectionHeader } from '../app/section-header.tsx'
import { WorkLinks } from '../app/work-links.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { useIsWide } from '../app/use-is-wide.ts'
import { Whose } from './whose.tsx'

/** A month with its departures (CRM-314): a calendar where it has room, otherwise the days that have any. */
export default function DepartureMonth() {
	const { location, replaceParams } = useAdminLocation()
	const today = viewerDay(useNow())
	const isWide = useIsWide()
	const month = location.departs.includes('-') ? location.departs : today.slice(0, 7)
	const first = `${month}-01`
	const { departsFrom: from = first, departsUntil: until } = departureDays(month, today)
	const wanted = { today: from, until, consultant: location.consultant }
	const { data, error, refetch } = useQuery({ ...query('/api/admin/departure-days', wanted), staleTime: 0 })
	const turn = (months: number) => replaceParams({ departs: addMonths(first, months).slice(0, 7) })
	return (
		<>
			<SectionHeader title="Month" views={<WorkLinks />}>
				<div className="flex flex-wrap items-center gap-2">
					<IconButton name="Earlier month" onClick={() => turn(-1)}>
						<ChevronLeft aria-hidden="true" />
					</IconButton>
					<h2 aria-live="polite" className="min-w-40 text-center font-display text-2xl">
						{monthName(first)}
					</h2>
					<IconButton name="Later month" onClick={() => turn(1)}>
						<ChevronRight aria-hidden="true" />
					</IconButton>
					<Whose />
				</div>
			</SectionHeader>
			<Card flush>
				{data ? (
					isWide ? (
						<Grid first={first} days={data.days} today={today} />
					) : (
						<Agenda days={data.days} />
					)
				) : error ? (
					<LoadFailed error={error} onRetry={refetch} />
				) : (
					<SkeletonRows rows={6} />
				)}
			</Card>
		</>
	)
}

function Grid({ first, days, today }: { first: string; days: readonly DepartureDay[]; today: string }) {
	return (
		<table aria-label={`Departures in ${monthName(first)}`} className="w-full table-fixed border-collapse">
			<thead>
				<tr>
					{WEEKDAYS.map((weekday) => (
						<th key={weekday} scope="col" className="border-b border-line py-2 text-sm font-normal text-ink-soft">
							{weekday}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeksOf(first).map((week) => (
					<tr key={week.find(Boolean)}>
						{WEEKDAYS.map((weekday, at) => {
							const day = week[at] ?? null
							return (
								<td key={weekday} className="h-28 border border-line p-1.5 align-top first:border-l-0 last:border-r-0">
									{day === null ? null : (
										<>
											<p
												aria-current={day === today ? 'date' : undefined}
												className={classNames(
													'px-1 text-sm tabular-nums',
													day === today ? 'font-medium text-sea' : 'text-ink-soft',
												)}
											>
												{Number(day.slice(8))}
											</p>
											<Trips day={days.find((one) => one.day === day)} />
										</>
									)}
								</td>
							)
						})}
					</tr>
				))}
			</tbody>
		</table>
	)
}

function Agenda({ days }: { days: readonly DepartureDay[] }) {
	if (days.length === 0) return <p className="px-5 py-6 text-ink-soft">No trip departs in this month.</p>
	return (
		<ul className="divide-y divide-line">
			{days.map((day) => (
				<li key={day.day} className="px-4 py-3">
					<p className="px-1 text-sm text-ink-soft">{staffDate(day.day)}</p>
					<Trips day={day} />
				</li>
			))}
		</ul>
	)
}

function Trips({ day }: { day: DepartureDay | undefined }) {
	const { openTrip, addressOfSection } = useAdminLocation()
	if (!day) return null
	const others = day.total - day.trips.length
	return (
		<ul>
			{day.trips.map(({ id, name, customerName }) => (
				<li key={id}>
					<button
						type="button"
						data-row
						aria-label={`Open ${name} for ${customerName}`}
						className="block w-full truncate rounded-sm px-1 py-0.5 text-left text-sm hover:bg-sea-wash hover:text-sea pointer-coarse:min-h-11"
						onClick={() => openTrip(id)}
					>
						{name}
					</button>
				</li>
			))}
			{others > 0 ? (
				<li className="px-1 text-sm">
					<Link
						href={addressOfSection({ section: 'trips', status: 'active', departs: day.day.slice(0, 7) })}
						className="text-sea hover:underline"
					>
						{`and ${others} more`}
					</Link>
				</li>
			) : null}
		</ul>
	)
}
