import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import type { NoticeAlert } from '#shared/notices/notice.ts'
import { query } from '#web/data/query.ts'
import { noticeTime } from '#web/trips/notices/notice-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'

/** Notices that need staff (CRM-158): held for more than a day, or significant and unconfirmed. Shown only when there are any. */
export function NoticeAlerts() {
	const { openTrip } = useAdminLocation()
	const { data } = useQuery({ ...query('/api/admin/notice-alerts'), staleTime: 0 })
	if (!data || data.alerts.length === 0) return null
	return (
		<Card flush className="mb-6">
			<div className="flex items-center gap-3 px-5 pt-4 pb-3">
				<BellRing className="size-5 shrink-0 text-amber" aria-hidden />
				<h2 className="font-display text-2xl">Notices that need you</h2>
			</div>
			<ul className="divide-y divide-line border-t border-line">
				{data.alerts.map((alert) => (
					<li
						key={`${alert.what} ${alert.tripId} ${alert.since} ${alert.customerName}`}
						className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3"
					>
						<div className="min-w-0 flex-1 basis-72">
							<p className="font-medium wrap-anywhere">{`${alert.customerName}: ${alert.tripName}`}</p>
							<p className="text-sm wrap-anywhere text-ink-soft">{inWords(alert)}</p>
						</div>
						<Button size="small" aria-label={`Open ${alert.tripName}`} onClick={() => openTrip(alert.tripId)}>
							Open
						</Button>
					</li>
				))}
			</ul>
		</Card>
	)
}

function inWords({ what, since, phone, title }: NoticeAlert): string {
	if (what === 'held') return `Changes held since ${noticeTime(since)}`
	const call = `Call them${phone ? `: ${phone}` : ''}`
	if (what === 'connection') return `The connection from ${title} is at risk, by what the airline reports. ${call}`
	if (what !== 'unanswered') return `${title} is reported as ${what} since ${noticeTime(since)}. ${call}`
	return `${title}, told ${noticeTime(since)} and not confirmed. ${call}`
}
