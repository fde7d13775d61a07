import { RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FEED_PROBLEM_SENTENCES, type VillaFeed } from '#shared/catalogue/availability/villa-feed.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { RequestError, send } from '#web/data/request.ts'
import { noticeTime } from '#web/trips/notices/notice-time.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

type Props = { feed: VillaFeed; onSaved: (answer: unknown) => void; onRemove: () => void }

/** A calendar of another platform: when it was read, and what is wrong with it. */
export function FeedView({ feed, onSaved, onRemove }: Props) {
	const [isReading, setIsReading] = useState(false)
	const read = async () => {
		if (isReading) return
		setIsReading(true)
		try {
			await withToast({ success: 'Calendar read', failure: 'Calendar not read' }, async () =>
				onSaved(await send('POST', `/api/admin/villa-feeds/${feed.id}/read`)),
			)
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
		} finally {
			setIsReading(false)
		}
	}
	return (
		<li className="flex items-start justify-between gap-2">
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
					{feed.name}
					{feed.isStale ? <Badge tone="amber">Out of date</Badge> : null}
				</p>
				<p className="text-sm text-ink-soft wrap-anywhere">
					{`${feed.host}, ${counted(feed.periods)}, read ${noticeTime(feed.goodAt)}`}
				</p>
				{feed.problem ? <p className="text-sm text-danger">{FEED_PROBLEM_SENTENCES[feed.problem]}.</p> : null}
				{feed.emptySince ? (
					<p className="text-sm text-amber">
						It has been empty since {noticeTime(feed.emptySince)}. Its nights stay for a day, in case that is a mistake.
					</p>
				) : null}
			</div>
			<ForEditors>
				<div className="flex">
					<IconButton name={`Read ${feed.name} now`} aria-busy={isReading} onClick={() => void read()}>
						<RefreshCw aria-hidden="true" className={isReading ? 'motion-safe:animate-spin' : undefined} />
					</IconButton>
					<IconButton tone="danger" name={`Remove ${feed.name}`} onClick={onRemove}>
						<Trash2 aria-hidden="true" />
					</IconButton>
				</div>
			</ForEditors>
		</li>
	)
}

const counted = (periods: number) => `${periods} stay${periods === 1 ? '' : 's'}`
