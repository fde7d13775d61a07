import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { asksForAnswer, type Notice } from '#shared/notices/notice.ts'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { useAuth } from '#web/data/session.tsx'
import { storeAnswer } from '#web/data/store-answer.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { RemindersSwitch } from './reminders-switch.tsx'
import { useNotificationClicks } from './use-notification-clicks.ts'
import { NoticeCard } from './notice-card.tsx'

const PushSettings = lazyPart(() => import('./push-settings.tsx'))

/** How long a notice stays in view without being asked for. */
const RECENT_MS = 3 * 24 * 3_600_000
const MAX_RECENT = 3
const REFRESH_MS = 60_000

/** What the traveller was told about the trip, newest first. Empty before the first notice. */
export default function TripNotices({ tripId }: { tripId: string }) {
	const { isCustomer } = useAuth()
	const client = useQueryClient()
	const options = query('/api/portal/trips/:id/notices', { id: tripId })
	useNotificationClicks()
	const { data, refetch } = useQuery({ ...options, staleTime: 0, refetchInterval: REFRESH_MS })
	const notices = data?.notices ?? []
	const unseen = notices.filter(({ seenAt }) => seenAt === null).map(({ id }) => id)
	const mark = async (body: { seen?: string[]; acknowledged?: string[] }) => {
		const answer = await send<{ notices: Notice[] }>('POST', `/api/portal/trips/${tripId}/notices/seen`, body)
		storeAnswer(client, options, answer)
	}
	const unseenKey = unseen.join(' ')
	useEffect(() => {
		// Without a network the notices stay unread, and the next visit marks them.
		if (isCustomer && unseenKey !== '') void mark({ seen: unseenKey.split(' ') }).catch(() => {})
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [isCustomer, unseenKey])
	if (notices.length === 0) return null
	const current = currentOf(notices)
	const earlier = notices.filter((notice) => !current.includes(notice))
	const card = (notice: Notice) => (
		<li key={notice.id}>
			<NoticeCard notice={notice} onGotIt={isCustomer ? () => mark({ acknowledged: [notice.id] }) : null} />
		</li>
	)
	return (
		<section aria-labelledby="notices-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<h2 id="notices-title" className="font-display text-3xl">
				What is new
			</h2>
			{current.length > 0 ? (
				<ul aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-4">
					{current.map(card)}
				</ul>
			) : null}
			{isCustomer ? <PushSettings /> : null}
			{isCustomer && data?.takesReminders !== undefined ? (
				<RemindersSwitch isWanted={data.takesReminders} onChanged={refetch} />
			) : null}
			{earlier.length > 0 ? (
				<details>
					<summary className="flex min-h-11 cursor-pointer items-center font-medium text-sea underline decoration-line underline-offset-4">
						Earlier ({earlier.length})
					</summary>
					<ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">{earlier.map(card)}</ul>
				</details>
			) : null}
		</section>
	)
}

/** What waits for an answer, however old, and the newest of the last days. */
function currentOf(notices: readonly Notice[]): Notice[] {
	const waits = (notice: Notice) => asksForAnswer(notice) && notice.acknowledgedAt === null
	const recent = notices
		.filter((notice) => !waits(notice) && Date.now() - Date.parse(notice.at) < RECENT_MS)
		.slice(0, MAX_RECENT)
	return notices.filter((notice) => waits(notice) || recent.includes(notice))
}
