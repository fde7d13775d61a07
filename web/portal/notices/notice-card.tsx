import { useState } from 'react'
import { asksForAnswer, type Notice, type SentItem } from '#shared/notices/notice.ts'
import { noticeTitle } from '#shared/notices/wording.ts'
import { isCancelled, sentenceOf } from '#web/data/request.ts'
import { NoticeItems } from '#web/trips/notices/notice-items.tsx'
import { clockTime, noticeTime } from '#web/trips/notices/notice-time.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** Null for staff, who look at the page but answer nothing. */
type Props = { notice: Notice; onGotIt: (() => Promise<void>) | null }

/** One notice. Those that matter ask for "Got it", which tells staff that they need not call (PORTAL-85). */
export function NoticeCard({ notice, onGotIt }: Props) {
	const waits = asksForAnswer(notice) && notice.acknowledgedAt === null
	const { kind, at, word, text, choices, items } = notice
	return (
		<article
			className={classNames(
				'grid gap-3 rounded-lg border border-line p-4 shadow-card md:p-6',
				waits ? 'bg-amber-wash' : 'bg-card',
			)}
		>
			<header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
				<h3 className="font-display text-2xl wrap-anywhere">{noticeTitle(kind, notice)}</h3>
				<time dateTime={at} className="text-sm text-ink-soft tabular-nums">
					{noticeTime(at)}
				</time>
			</header>
			{text ? <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p> : null}
			{kind === 'ready' ? (
				<p className="max-w-prose">Everything is here. From now on we write to you whenever something changes.</p>
			) : null}
			{word ? <p className="max-w-prose whitespace-pre-line wrap-anywhere italic">{word}</p> : null}
			<NoticeItems items={items} hrefOf={hrefOf} />
			{choices ? <p className="max-w-prose whitespace-pre-line wrap-anywhere">{choices}</p> : null}
			{waits && onGotIt ? <GotIt onGotIt={onGotIt} /> : null}
			{notice.acknowledgedAt ? (
				<p className="text-sm text-ink-soft">You said “Got it” at {clockTime(notice.acknowledgedAt)}.</p>
			) : null}
		</article>
	)
}

function GotIt({ onGotIt }: { onGotIt: () => Promise<void> }) {
	const [isSending, setIsSending] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)
	const answer = async () => {
		setIsSending(true)
		setProblem(null)
		try {
			await onGotIt()
		} catch (error) {
			if (!isCancelled(error)) setProblem(sentenceOf(error, 'This could not be sent. Please try again.'))
		}
		setIsSending(false)
	}
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<Button variant="primary" pending={isSending} onClick={() => void answer()}>
				Got it
			</Button>
			<output>{problem}</output>
		</div>
	)
}

/** Only what is still in the trip can be shown. */
const hrefOf = ({ list, act, recordId }: SentItem) =>
	act === 'removed' || list === 'trip' || list === 'documents' ? null : `#${recordId}`
