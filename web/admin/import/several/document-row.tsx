import { FileText } from 'lucide-react'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { countParts } from '../review/summary-sentences.ts'
import type { QueuedDocument } from './use-several.ts'

const STATES: Record<QueuedDocument['state'], { tone: Tone; label: string }> = {
	waiting: { tone: 'grey', label: 'To read' },
	reading: { tone: 'grey', label: 'Reading...' },
	read: { tone: 'yellow', label: 'To review' },
	nothing: { tone: 'amber', label: 'Nothing found' },
	failed: { tone: 'red', label: 'Failed' },
	imported: { tone: 'green', label: 'Imported' },
}

type Props = {
	document: QueuedDocument
	/** The one to review next. */
	isNext: boolean
	isDisabled: boolean
	onReview: () => void
	onReadAgain: () => void
	onRemove: () => void
}

/** A chosen document with its state and what staff can do with it. */
export function DocumentRow({ document, isNext, isDisabled, onReview, onReadAgain, onRemove }: Props) {
	const { name, state, remark, canRetry, preview } = document
	const { tone, label } = STATES[state]
	const about = <span className="sr-only"> ‘{name}’</span>
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
			<FileText aria-hidden="true" className="size-5 shrink-0 text-sea" />
			<div className="grid min-w-0 grow basis-48 gap-1">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<span className="font-medium wrap-anywhere">{name}</span>
					<Badge tone={tone}>{label}</Badge>
				</p>
				{state === 'read' && preview ? (
					<p className="text-sm text-ink-soft">{countParts(preview.draft).join(', ')}</p>
				) : null}
				{remark ? <p className="text-sm text-ink-soft wrap-anywhere">{remark}</p> : null}
			</div>
			<div className="flex flex-wrap gap-2">
				{state === 'read' || state === 'nothing' ? (
					<Button size="small" data-next={isNext || undefined} disabled={isDisabled} onClick={onReview}>
						{state === 'read' ? 'Review' : 'Enter It by Hand'}
						{about}
					</Button>
				) : null}
				{state === 'failed' && canRetry ? (
					<Button size="small" disabled={isDisabled} onClick={onReadAgain}>
						Try Again
						{about}
					</Button>
				) : null}
				{state === 'imported' ? null : (
					<Button size="small" variant="quiet" data-remove disabled={isDisabled} onClick={onRemove}>
						Remove
						{about}
					</Button>
				)}
			</div>
		</li>
	)
}
