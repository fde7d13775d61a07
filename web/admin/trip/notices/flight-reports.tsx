import { useState } from 'react'
import { timeOf } from '#shared/dates.ts'
import type { FlightReport } from '#shared/notices/notice.ts'
import { liveFacts, liveStatus } from '#shared/portal/live-status.ts'
import { dayInWords } from '#shared/trips/timeline/wording.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { clockTime } from '#web/trips/notices/notice-time.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = { flights: readonly FlightReport[]; onTaken: () => Promise<unknown> }

/** What a provider says of the flights of these days, next to what is booked (CRM-172). */
export const FlightReports = ({ flights, onTaken }: Props) => (
	<section aria-label="Reported by the airlines" className="mt-4 border-t border-line pt-3">
		<h4 className="font-medium">Reported by the airlines</h4>
		<ul className="divide-y divide-line">
			{flights.map((flight) => (
				<Report key={flight.id} flight={flight} onTaken={onTaken} />
			))}
		</ul>
	</section>
)

function Report({ flight, onTaken }: { flight: FlightReport; onTaken: Props['onTaken'] }) {
	const [isSaving, setIsSaving] = useState(false)
	const { id, version, title, departureTime, arrivalTime, suspected, reported } = flight
	const { label, tone } = liveStatus(reported)
	const times = newTimes(flight)
	const takeOver = async () => {
		setIsSaving(true)
		await withToast({ success: 'The flight has the new times', failure: 'The flight was not changed' }, async () => {
			await send('PATCH', `/api/admin/flights/${id}`, times, { version })
			await onTaken()
		}).catch(() => {})
		setIsSaving(false)
	}
	return (
		<li className="grid gap-1 py-3">
			<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
				<span className="min-w-0 font-medium wrap-anywhere">{title}</span>
				<Badge tone={tone}>{label}</Badge>
				{suspected === 'connection' ? <Badge tone="amber">Connection at risk</Badge> : null}
				{reported.asOf ? <span className="text-sm text-ink-soft">as of {clockTime(reported.asOf)}</span> : null}
			</p>
			<p className="tabular-nums">
				<span className="text-ink-soft">Booked: </span>
				{dayInWords(departureTime)}, {timeOf(departureTime)} to {timeOf(arrivalTime)}
			</p>
			<p className="text-ink-soft tabular-nums wrap-anywhere">
				{liveFacts(reported)
					.map((fact) => `${fact.label} ${fact.value}`)
					.join(' · ')}
			</p>
			{times ? (
				<ForEditors>
					<div className="mt-1">
						<Button
							size="small"
							pending={isSaving}
							aria-label={`Take over ${timesInWords(times)} for ${title}`}
							onClick={() => void takeOver()}
						>
							Take over {timesInWords(times)}
						</Button>
					</div>
				</ForEditors>
			) : null}
		</li>
	)
}

type Times = { departureTime: string; arrivalTime: string }

const timesInWords = ({ departureTime, arrivalTime }: Times) => `${timeOf(departureTime)} to ${timeOf(arrivalTime)}`

/** What staff may take over: only where it differs from what is booked, and not of a flight that does not take place. */
function newTimes({ departureTime, arrivalTime, reported }: FlightReport): Times | null {
	if (reported.status === 'cancelled' || reported.status === 'diverted') return null
	const times = {
		departureTime: reported.departure.time ?? departureTime,
		arrivalTime: reported.arrival.time ?? arrivalTime,
	}
	return times.departureTime === departureTime && times.arrivalTime === arrivalTime ? null : times
}
