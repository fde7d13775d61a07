import { PlaneTakeoff } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { daysBetween, viewerDay } from '#shared/dates.ts'
import { ASPECTS } from '#shared/trips/board/aspects.ts'
import type { BoardDeparture } from '#shared/trips/board/lacking.ts'
import { DEPARTURE_WINDOWS, departureDays } from '#shared/trips/trip-filters.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { useNow } from '#web/ui/use-now.ts'
import type { AdminLocation } from '../app/admin-location.ts'
import { SectionHeader } from '../app/section-header.tsx'
import { WorkLinks } from '../app/work-links.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { describeDaysLeft } from '../dashboard/days-left.ts'
import { ExportButton } from '../lists/export-button.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { useList } from '../lists/use-list.ts'
import { departureChoices } from '../trips/filter-choices.ts'
import { ASPECT_WORDS } from './aspect-words.ts'
import { LackingCell } from './lacking-cell.tsx'
import { Whose } from './whose.tsx'

/** What each trip lacks is computed, so a page is smaller than those of other lists. */
const PAGE_SIZE = '25'
const FIRST_WINDOW = '30'

/** The next departures by what they lack (CRM-313). */
export default function DepartureBoard() {
	const { location, openTrip } = useAdminLocation()
	const chosenWindow = useRef<HTMLSelectElement>(null)
	const today = viewerDay(useNow())
	const { consultant, lacking } = location
	const { departsFrom = today, departsUntil = today } = departureDays(location.departs || FIRST_WINDOW, today)
	const search = { today, from: departsFrom, until: departsUntil, consultant, lacking, limit: PAGE_SIZE }
	const list = useList('/api/admin/departure-board', search, { staleTime: 0 })
	const departures = list.data?.pages.flatMap((page) => page.departures) ?? []
	return (
		<>
			<SectionHeader title="Departures" views={<WorkLinks />}>
				<div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex sm:flex-wrap">
					<Window today={today} ref={chosenWindow} />
					<Lacks />
					<Whose />
					<ExportButton
						path="/api/admin/departures.csv"
						fileName="departures.csv"
						search={{ today, from: departsFrom, until: departsUntil, consultant, lacking }}
					/>
				</div>
			</SectionHeader>
			<Card flush>
				<ListFrame list={list} shown={departures.length} noun="departure">
					<LongTable
						label="Departures"
						columns={columns(today)}
						rows={departures}
						rowKey={({ id }) => id}
						onOpen={({ id }) => openTrip(id)}
						empty={
							<EmptyState icon={<PlaneTakeoff />} title="No departures match">
								<LookFurther onLook={() => chosenWindow.current?.focus()} />
							</EmptyState>
						}
					/>
				</ListFrame>
			</Card>
		</>
	)
}

/** For an agency whose next departures are far away. The button goes with the empty board, so `onLook` moves the focus. */
function LookFurther({ onLook }: { onLook: () => void }) {
	const { location, filterBy } = useAdminLocation()
	const [furthest, ...shorter] = DEPARTURE_WINDOWS.toReversed()
	if (!shorter.some((days) => days === (location.departs || FIRST_WINDOW))) return null
	const look = () => {
		filterBy({ departs: furthest })
		onLook()
	}
	return <Button onClick={look}>{`Look ${furthest} days ahead`}</Button>
}

function Window({ today, ref }: { today: string; ref: Ref<HTMLSelectElement> }) {
	const { location, filterBy } = useAdminLocation()
	return (
		<Select
			ref={ref}
			aria-label="Departing"
			className="sm:w-auto"
			value={location.departs || FIRST_WINDOW}
			onChange={(event) => filterBy({ departs: event.currentTarget.value })}
		>
			{departureChoices(location.departs, today).map(([value, text]) => (
				<option key={value} value={value}>
					{text}
				</option>
			))}
		</Select>
	)
}

function Lacks() {
	const { location, filterBy } = useAdminLocation()
	return (
		<Select
			aria-label="What is lacking"
			className="sm:w-auto"
			value={location.lacking}
			onChange={(event) => filterBy({ lacking: event.currentTarget.value as AdminLocation['lacking'] })}
		>
			<option value="">Ready or not</option>
			{ASPECTS.map((aspect) => (
				<option key={aspect} value={aspect}>
					{ASPECT_WORDS[aspect].filter}
				</option>
			))}
		</Select>
	)
}

const columns = (today: string): readonly Column<BoardDeparture>[] => [
	{
		// One column of names: the aspects leave no room for two.
		header: 'Trip',
		className: 'min-w-36',
		cell: ({ name, customerName, consultantName }) => (
			<>
				<span className="line-clamp-2">{name}</span>
				<span className="line-clamp-2 font-normal">{customerName}</span>
				<span className="block text-sm font-normal text-ink-soft">{consultantName ?? 'Nobody yet'}</span>
			</>
		),
	},
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
	...ASPECTS.map(
		(aspect): Column<BoardDeparture> => ({
			header: ASPECT_WORDS[aspect].header,
			cell: (departure) => <LackingCell departure={departure} aspect={aspect} />,
		}),
	),
]
