import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import type { TripNotices as Notices } from '#shared/notices/notice.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { storeAnswer } from '#web/data/store-answer.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { FlightReports } from './flight-reports.tsx'
import { PendingChanges } from './pending-changes.tsx'
import { ReadyDialog } from './ready-dialog.tsx'
import { Reminders } from './reminders.tsx'
import { SentNotices } from './sent-notices.tsx'

const REFRESH_MS = 20_000

/** What travellers are told about a trip: that it is ready, what waits, and what has left (CRM-153 to CRM-157). */
export function TripNotices({ trip, onSaved }: { trip: WholeTrip; onSaved: () => Promise<unknown> }) {
	const client = useQueryClient()
	const options = query('/api/admin/trips/:id/notices', { id: trip.id })
	const { data } = useQuery({
		...options,
		// Read on each opening of the trip by useTrip. The sweep tells them at some minute.
		refetchInterval: ({ state }) => (state.data?.pending ? REFRESH_MS : false),
	})
	const telling = useDialog<true>()
	if (!data) return null
	const onChanged = (answer: Notices) => storeAnswer(client, options, answer)
	const { toldSince, pending, notices } = data
	if (toldSince === null && trip.status === 'cancelled') return null
	return (
		<Card>
			<CardHeader title="Notices to the traveller" level={3} />
			{toldSince === null ? (
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
					<p className="max-w-prose flex-1 basis-72 text-ink-soft">
						{trip.customerName} hears nothing of changes yet. Once the trip is ready, every change that matters reaches
						them by mail and in the portal.
					</p>
					<ForEditors>
						<Button variant="primary" onClick={() => telling.show(true)}>
							<BellRing aria-hidden="true" />
							The trip is ready: tell the traveller
						</Button>
					</ForEditors>
				</div>
			) : null}
			{pending ? <PendingChanges tripId={trip.id} pending={pending} onChanged={onChanged} /> : null}
			{toldSince !== null && !pending ? (
				<p className="text-ink-soft">
					There is nothing to tell at the moment. Changes are told ten minutes after the last one.
				</p>
			) : null}
			{data.flights && data.flights.length > 0 ? (
				<FlightReports
					flights={data.flights}
					onTaken={() => Promise.all([onSaved(), client.invalidateQueries({ queryKey: options.queryKey })])}
				/>
			) : null}
			{data.reminders && data.reminders.length > 0 ? (
				<Reminders tripId={trip.id} reminders={data.reminders} onChanged={onChanged} />
			) : null}
			<SentNotices tripId={trip.id} notices={notices} onChanged={onChanged} />
			<ReadyDialog dialog={telling} trip={trip} onChanged={onChanged} />
		</Card>
	)
}
