import { Info, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
	type IssuedDocumentKind,
	ISSUED_DOCUMENTS,
	type IssuedDocumentState,
	type IssuedDocumentStatus,
} from '#shared/issued-documents/issued-document.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

const STATES: Record<IssuedDocumentState, { label: string; tone: Tone }> = {
	missing: { label: 'Not issued', tone: 'grey' },
	current: { label: 'Up to date', tone: 'green' },
	outOfDate: { label: 'Out of date', tone: 'amber' },
}

type Props = {
	kind: IssuedDocumentKind
	/** Undefined while it is awaited, or when it could not be read: the paper can be made all the same. */
	status: IssuedDocumentStatus | undefined
	tripId: string
	onSaved: () => Promise<unknown>
	/** What else can be done with it. */
	children: ReactNode
}

/** One paper: how it stands and why, and the button that makes it. That is the first thing to do where it is due. */
export function IssuedDocumentRow({ kind, status, tripId, onSaved, children }: Props) {
	const { name } = ISSUED_DOCUMENTS[kind]
	const [isIssuing, setIsMaking] = useState(false)
	const issue = async () => {
		setIsMaking(true)
		await withToast({ success: `${name} generated successfully`, failure: 'Generation failed' }, async () => {
			await send('POST', `/api/admin/trips/${tripId}/generate-${kind}`)
			await onSaved()
		}).catch(() => {})
		setIsMaking(false)
	}
	const isDue = status !== undefined && status.state !== 'current' && !status.cannot
	return (
		<section aria-label={name} className="flex flex-col gap-3 py-4 last:pb-0">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
				<div className="min-w-0">
					<h4 className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 font-medium">
						{name}
						{status ? <Badge tone={STATES[status.state].tone}>{STATES[status.state].label}</Badge> : null}
					</h4>
					{status?.issuedAt ? (
						<p className="text-sm text-ink-soft tabular-nums">{`Issued ${staffDate(status.issuedAt)}`}</p>
					) : null}
				</div>
				<div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>button]:grow">
					{children}
					<ForEditors>
						<Button
							size="small"
							variant={isDue ? 'primary' : 'secondary'}
							pending={isIssuing}
							onClick={() => void issue()}
						>
							{`Generate ${name}`}
						</Button>
					</ForEditors>
				</div>
			</div>
			{status ? <Findings status={status} /> : null}
		</section>
	)
}

/** Why it is out of date, what is ruled about that, what to know before it is made, and why it can't be. */
function Findings({ status: { state, because, rule, warnings, cannot } }: { status: IssuedDocumentStatus }) {
	if (state === 'current') return null
	const isStale = state === 'outOfDate'
	const notes = [...warnings, ...(cannot && !isStale ? [cannot] : [])]
	return (
		<>
			{isStale || rule ? (
				<div className="rounded-lg bg-amber-wash px-4 py-3">
					{isStale ? (
						<>
							<p className="flex items-center gap-2 font-medium">
								<TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-amber" />
								{cannot ? 'No new one can be issued as things stand' : 'Changed since it was issued'}
							</p>
							<ul className="mt-1.5 flex list-disc flex-col gap-1 pl-6 wrap-anywhere">
								{because.map((change) => (
									<li key={change}>{change}</li>
								))}
							</ul>
						</>
					) : null}
					{rule ? <p className={isStale ? 'mt-2' : undefined}>{rule}</p> : null}
				</div>
			) : null}
			{notes.length > 0 ? (
				<ul className="flex flex-col gap-1 text-sm text-ink-soft wrap-anywhere">
					{notes.map((note) => (
						<li key={note} className="flex gap-2">
							<Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
							{note}
						</li>
					))}
				</ul>
			) : null}
		</>
	)
}
