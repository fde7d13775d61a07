import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { Nights } from '#shared/catalogue/availability/nights.ts'
import type { VillaCalendar } from '#shared/catalogue/availability/period.ts'
import { query } from '#web/data/query.ts'
import { storeAnswer } from '#web/data/store-answer.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { SectionHeader } from '../app/section-header.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { CalendarAddress } from './calendar-address.tsx'
import { CompleteUntil } from './complete-until.tsx'
import { Conflicts } from './conflicts.tsx'
import { Feeds } from './feeds/feeds.tsx'
import { EnterNights } from './enter-nights.tsx'
import { NightsGrid } from './nights-grid.tsx'
import { PeriodList } from './period-list.tsx'

const PATH = '/api/admin/villa-calendars/:id'

/** One villa's calendar: a month at a glance, what is in it, and what staff enter (CRM-218). */
export function VillaCalendarPage({ id }: { id: string }) {
	const { closeItem } = useAdminLocation()
	const client = useQueryClient()
	const { data, error, refetch } = useQuery({ ...query(PATH, { id }), staleTime: 0 })
	const [chosen, setChosen] = useState<Nights | null>(null)
	const back = (
		<Button size="small" onClick={closeItem}>
			<ArrowLeft aria-hidden="true" />
			All calendars
		</Button>
	)
	if (!data)
		return (
			<>
				<SectionHeader title="Villa calendar">{back}</SectionHeader>
				{error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={8} />}
			</>
		)
	const { calendar } = data
	/** Every write answers the whole calendar. */
	const show = (answer: unknown) => storeAnswer(client, query(PATH, { id }), answer as { calendar: VillaCalendar })
	return (
		<>
			<SectionHeader title={calendar.name || 'Unnamed villa'}>{back}</SectionHeader>
			<Conflicts conflicts={calendar.conflicts} />
			<div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
				<Card>
					<NightsGrid periods={calendar.periods} conflicts={calendar.conflicts} chosen={chosen} onChoose={setChosen} />
				</Card>
				<div className="grid gap-5 xl:row-span-2">
					<ForEditors>
						<Card>
							<CardHeader title="Enter nights" />
							<EnterNights id={id} chosen={chosen} onChoose={setChosen} onSaved={show} />
						</Card>
					</ForEditors>
					<Card>
						<CardHeader title="Free nights" />
						<CompleteUntil calendar={calendar} onSaved={show} />
					</Card>
					<Card>
						<CardHeader title="Other platforms" />
						<CalendarAddress calendar={calendar} onSaved={show} />
					</Card>
					<Card>
						<CardHeader title="Booked elsewhere" />
						<Feeds calendar={calendar} onSaved={show} />
					</Card>
				</div>
				<Card flush>
					<PeriodList periods={calendar.periods} onSaved={show} />
				</Card>
			</div>
		</>
	)
}
