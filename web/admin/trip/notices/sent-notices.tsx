import type { Receipt, StaffNotice, TripNotices } from '#shared/notices/notice.ts'
import { noticeTitle } from '#shared/notices/wording.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { NoticeItems } from '#web/trips/notices/notice-items.tsx'
import { noticeTime } from '#web/trips/notices/notice-time.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { tripId: string; notices: readonly StaffNotice[]; onChanged: (answer: TripNotices) => void }

/** What has left, newest first, with what is known of how it arrived (CRM-157). */
export function SentNotices({ tripId, notices, onChanged }: Props) {
	if (notices.length === 0) return null
	const noteCall = (id: string, userId: string) =>
		withToast({ success: 'Noted', failure: 'Not noted' }, async () => {
			const path = `/api/admin/trips/${tripId}/notices/${id}/readers/${userId}/telephoned` as const
			onChanged(await send<TripNotices>('POST', path))
		}).catch(() => {})
	return (
		<ul className="mt-4 divide-y divide-line border-t border-line">
			{notices.map((notice) => (
				<li key={notice.id}>
					<details>
						<summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 py-2">
							<span className="font-medium">{noticeTitle(notice.kind, notice)}</span>
							<time dateTime={notice.at} className="text-sm text-ink-soft tabular-nums">
								{noticeTime(notice.at)}
							</time>
							<span className="text-sm text-ink-soft">{lastLine(notice.receipts)}</span>
						</summary>
						<div className="grid gap-3 pb-4">
							{notice.text ? <p className="max-w-prose wrap-anywhere">{notice.text}</p> : null}
							{notice.word ? (
								<p className="max-w-prose whitespace-pre-line wrap-anywhere italic">{notice.word}</p>
							) : null}
							<NoticeItems items={notice.items} />
							<Receipts receipts={notice.receipts} onCalled={(userId) => void noteCall(notice.id, userId)} />
						</div>
					</details>
				</li>
			))}
		</ul>
	)
}

const inWords = ({ text, at }: Receipt['lines'][number]) => (at ? `${text}, ${noticeTime(at)}` : text)

const lastLine = (receipts: readonly Receipt[]) => {
	if (receipts.length > 1) return `To ${receipts.length} people`
	const last = receipts.at(0)?.lines.at(-1)
	return last ? inWords(last) : 'To nobody'
}

type ReceiptsProps = { receipts: readonly Receipt[]; onCalled: (userId: string) => void }

/** What is known for each person, with a button where they were told by telephone too. */
const Receipts = ({ receipts, onCalled }: ReceiptsProps) => (
	<dl className="grid gap-4 text-sm">
		{receipts.map(({ userId, person, lines, isTelephoned }) => (
			<div key={userId}>
				<dt className="font-medium wrap-anywhere">{person}</dt>
				{lines.map((line) => (
					<dd key={`${line.text} ${line.at}`} className="wrap-anywhere text-ink-soft">
						{inWords(line)}
					</dd>
				))}
				{isTelephoned ? null : (
					<ForEditors>
						<dd className="mt-2">
							<Button
								size="small"
								aria-label={receipts.length > 1 ? `Told by telephone: ${person}` : undefined}
								onClick={() => onCalled(userId)}
							>
								Told by telephone
							</Button>
						</dd>
					</ForEditors>
				)}
			</div>
		))}
	</dl>
)
