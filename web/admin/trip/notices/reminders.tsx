import { ChevronRight } from 'lucide-react'
import type { StaffReminder, TripNotices } from '#shared/notices/notice.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { noticeTime } from '#web/trips/notices/notice-time.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { labelOf, SkipDialog } from './skip-dialog.tsx'

type Props = { tripId: string; reminders: readonly StaffReminder[]; onChanged: (answer: TripNotices) => void }

/** What the product will remind people of by itself, and when (CRM-171). */
export function Reminders({ tripId, reminders, onChanged }: Props) {
	const skipping = useDialog<StaffReminder>()
	const restore = ({ key }: StaffReminder) =>
		withToast({ success: 'It will be sent', failure: 'Nothing was changed' }, async () =>
			onChanged(await send<TripNotices>('PUT', `/api/admin/trips/${tripId}/reminders`, { key, reason: null })),
		).catch(() => {})
	return (
		<details className="group mt-4 border-t border-line pt-2">
			<summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 py-2">
				<span className="flex items-center gap-2 font-medium">
					<ChevronRight
						aria-hidden="true"
						className="size-4 text-ink-soft transition-transform duration-150 group-open:rotate-90"
					/>
					Reminders to come ({reminders.length})
				</span>
				<span className="text-sm text-ink-soft">{nextLine(reminders)}</span>
			</summary>
			<ul className="divide-y divide-line">
				{reminders.map((reminder) => (
					<li key={reminder.key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
						<div className="min-w-0 flex-1 basis-72">
							<p className="wrap-anywhere">
								<time dateTime={reminder.dueAt} className="tabular-nums">
									{noticeTime(reminder.dueAt)}
								</time>
								{': '}
								<span className="font-medium">{reminder.title}</span>
							</p>
							<p className="text-sm wrap-anywhere text-ink-soft">{stateOf(reminder)}</p>
						</div>
						<ForEditors>
							{reminder.skipped ? (
								<Button
									size="small"
									aria-label={`Send it after all: ${labelOf(reminder)}`}
									onClick={() => void restore(reminder)}
								>
									Send it after all
								</Button>
							) : (
								<Button
									size="small"
									aria-label={`Leave out: ${labelOf(reminder)}`}
									onClick={() => skipping.show(reminder)}
								>
									Leave out
								</Button>
							)}
						</ForEditors>
					</li>
				))}
			</ul>
			<SkipDialog dialog={skipping} tripId={tripId} onChanged={onChanged} />
		</details>
	)
}

function stateOf({ skipped, waitsFor, people }: StaffReminder): string {
	if (skipped) return `Left out by ${skipped.by ?? 'a colleague'}: ${skipped.reason}`
	if (waitsFor) return `Not sent yet. ${waitsFor}.`
	return `To ${people.join(', ')}`
}

function nextLine(reminders: readonly StaffReminder[]): string {
	const next = reminders.find(({ skipped, waitsFor }) => !skipped && !waitsFor)
	return next ? `Next: ${noticeTime(next.dueAt)}` : ''
}
