import type { DraftIssue, Layer } from '#shared/import/draft.ts'
import type { ImportPreview } from '#shared/import/preview.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { concernsValue, joinWithAnd, whatToDo, whatWasFound } from './summary-sentences.ts'

/** How it was read: 'Read from forms.example.com, using …'. */
const LAYER_TEXTS: Record<Layer, string> = {
	'trip-import': 'our own format',
	taught: 'what you taught',
	structured: 'schema.org mark-up',
	'form-answer': 'form answers',
	'page-state': 'data in the page',
	calendar: 'calendar events',
	'boarding-pass': 'a boarding pass',
	labelled: 'labels',
	link: 'the link itself',
	extractor: 'the document extractor',
	model: 'AI',
}

type Props = { preview: ImportPreview; issues: readonly DraftIssue[] }

/** Where the booking came from, what is left to do, and messages about the whole document. */
export function ReviewSummary({ preview, issues }: Props) {
	const { source, layers, draft, match, customerName, taught } = preview
	const origin = source.host ?? (source.kind === 'file' ? source.title : 'the pasted page')
	// A sentence of its own says what staff taught.
	const readers = layers.filter((layer) => layer !== 'taught').map((layer) => LAYER_TEXTS[layer])
	const general = issues.filter((issue) => !concernsValue(issue))
	return (
		<div className="flex flex-col gap-3">
			{/* Gets the focus when the form appears, so that it is read out first. */}
			<div data-start tabIndex={-1} className="rounded-lg bg-sea-wash px-4 py-3 outline-none md:px-5">
				<p className="font-medium">{whatToDo(preview, issues)}</p>
				<p className="text-ink-soft">
					For {customerName}. Read from {readers.length > 0 ? `${origin}, using ${joinWithAnd(readers)}` : origin}.
				</p>
				<p className="text-ink-soft">{whatWasFound(draft, match === null)}</p>
				{taught?.isUsed ? (
					<p className="text-ink-soft">
						Read as you taught it on {staffDate(taught.taughtAt.slice(0, 10))}, under ‘{taught.name}’.
					</p>
				) : null}
				{layers.includes('trip-import') ? null : (
					<p className="text-ink-soft">What you correct here teaches how the next document of this sender is read.</p>
				)}
			</div>
			{general.length > 0 ? (
				<ul className="flex list-disc flex-col gap-1 pl-5 text-ink-soft">
					{general.map(({ message }) => (
						<li key={message}>{message}</li>
					))}
				</ul>
			) : null}
		</div>
	)
}
