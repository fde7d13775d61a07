import { Clock3, Hand } from 'lucide-react'
import { useState } from 'react'
import type { PendingNotice, TripNotices } from '#shared/notices/notice.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { NoticeItems } from '#web/trips/notices/notice-items.tsx'
import { clockTime, noticeTime } from '#web/trips/notices/notice-time.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { WithholdDialog } from './withhold-dialog.tsx'
import { WordDialog } from './word-dialog.tsx'

type Props = { tripId: string; pending: PendingNotice; onChanged: (answer: TripNotices) => void }

/** The changes that wait, exactly as the mail will say them, and what staff can do about them (CRM-154 to CRM-156). */
export function PendingChanges({ tripId, pending, onChanged }: Props) {
	const [isSending, setIsSending] = useState(false)
	const writing = useDialog<PendingNotice>()
	const withholding = useDialog<PendingNotice>()
	const path = `/api/admin/trips/${tripId}/notices` as const
	const run = async (success: string, call: () => Promise<TripNotices>) => {
		setIsSending(true)
		await withToast({ success, failure: 'Nothing was changed' }, async () => onChanged(await call())).catch(() => {})
		setIsSending(false)
	}
	const change = (body: object) => send<TripNotices>('PATCH', path, body)
	const { items, held, word, choices, isSignificant, telephonedAt, telephonedBy, version } = pending
	const Icon = held ? Hand : Clock3
	return (
		<section aria-label="Waiting to be told" className="grid gap-3 rounded-lg bg-amber-wash px-5 py-4">
			<p className="flex items-center gap-2 font-medium">
				<Icon aria-hidden="true" className="size-4 shrink-0 text-amber" />
				{headline(pending)}
			</p>
			<NoticeItems items={items} />
			{word ? <p className="max-w-prose whitespace-pre-line wrap-anywhere italic">{word}</p> : null}
			{choices ? <p className="max-w-prose whitespace-pre-line wrap-anywhere">{choices}</p> : null}
			{isSignificant ? (
				<p className="text-sm">
					This is a significant change: the law wants it in writing. Add what the traveller may choose and until when.
				</p>
			) : null}
			{telephonedAt ? (
				<p className="text-sm">
					{telephonedBy ?? 'Somebody'} told the traveller by telephone, {noticeTime(telephonedAt)}. The mail goes out
					all the same.
				</p>
			) : null}
			<ForEditors>
				<div className="flex flex-wrap gap-2">
					<Button
						size="small"
						variant="primary"
						pending={isSending}
						onClick={() => void run('Told', () => send<TripNotices>('POST', path, {}, { version }))}
					>
						Tell now
					</Button>
					<Button
						size="small"
						onClick={() => void run(held ? 'Released' : 'Held until you release it', () => change({ held: !held }))}
					>
						{held ? 'Release the notice' : 'Hold the notice'}
					</Button>
					<Button size="small" onClick={() => writing.show(pending)}>
						{word ? 'Change your word' : 'Add a word'}
					</Button>
					{telephonedAt ? null : (
						<Button size="small" onClick={() => void run('Noted', () => change({ telephoned: true }))}>
							Told by telephone
						</Button>
					)}
					{isSignificant ? null : (
						<Button size="small" variant="quiet" onClick={() => withholding.show(pending)}>
							Don’t tell
						</Button>
					)}
				</div>
			</ForEditors>
			<WordDialog dialog={writing} tripId={tripId} onChanged={onChanged} />
			<WithholdDialog dialog={withholding} tripId={tripId} onChanged={onChanged} />
		</section>
	)
}

function headline({ items, held, dueAt }: PendingNotice): string {
	if (items.length === 0) return 'What was changed is as it was before: there is nothing to tell'
	const changes = items.length === 1 ? '1 change' : `${items.length} changes`
	return held ? `${changes} held until you release them` : `${changes} will be told at ${clockTime(dueAt)}`
}
