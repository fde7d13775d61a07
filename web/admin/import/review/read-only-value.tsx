import type { Field } from '#shared/fields.ts'
import type { ReadValue } from '#shared/import/draft.ts'
import { Badge } from '#web/ui/badge.tsx'
import { displayValue } from './draft-values.ts'

/** A value with the text it was read from. Choosing it shows that text in the document. */
export function ReadOnlyValue({ path, field, read }: { path: string; field: Field; read: ReadValue }) {
	return (
		<div className="min-w-0">
			<dt className="text-sm text-ink-soft">{field.label}</dt>
			<dd className="wrap-anywhere whitespace-pre-line">
				<button
					type="button"
					data-value={path}
					className="min-h-6 text-left decoration-line underline-offset-4 hover:underline focus-visible:underline"
				>
					{displayValue(path, read.value)}
				</button>{' '}
				{read.certainty === 'guessed' ? <Badge tone="amber">Guess</Badge> : null}
				<ValueSource read={read} />
			</dd>
		</div>
	)
}

/** Shows the source text if it differs from the value. For JSON the location is enough. */
export function ValueSource({ read: { value, from, certainty } }: { read: ReadValue }) {
	if (certainty === 'derived') return <span className="block text-sm text-ink-soft">Derived from other values</span>
	if (certainty === 'guessed') return <span className="block text-sm text-ink-soft">‘{from.raw}’, by AI</span>
	const isInformative = from.raw !== String(value) && !/^[{[]/.test(from.raw)
	// The summary above already names our own format. A line of the source says nothing to people: the document shows the place.
	const place = /^line \d+$/.test(from.where) ? null : from.where
	if (!isInformative && (from.layer === 'trip-import' || !place)) return null
	return (
		<span className="block truncate text-sm text-ink-soft" title={from.raw}>
			{[...(isInformative ? [`‘${from.raw}’`] : []), ...(place ? [place] : [])].join(', ')}
		</span>
	)
}
