import type { Field } from '#shared/fields.ts'
import type { ReadValue } from '#shared/import/draft.ts'
import { Badge } from '#web/ui/badge.tsx'
import { valueText } from './field-at.ts'

/** A value that was read, with the words it was read from. */
export function ToldValue({ path, field, read }: { path: string; field: Field; read: ReadValue }) {
	return (
		<div className="min-w-0">
			<dt className="text-sm text-ink-soft">{field.label}</dt>
			<dd className="wrap-anywhere whitespace-pre-line">
				{valueText(path, read.value)} {read.certainty === 'guessed' ? <Badge tone="amber">Guess</Badge> : null}
				<Origin read={read} />
			</dd>
		</div>
	)
}

/** The words themselves, where they are more than the value again. Of machines' notation the place is enough. */
export function Origin({ read: { value, from, certainty } }: { read: ReadValue }) {
	if (certainty === 'derived') return <span className="block text-sm text-ink-soft">Worked out from the rest</span>
	if (certainty === 'guessed') return <span className="block text-sm text-ink-soft">‘{from.raw}’, by AI</span>
	const isTelling = from.raw !== String(value) && !/^[{[]/.test(from.raw)
	// Said outright, each in its own member: the note above has said by what.
	if (from.layer === 'trip-import' && !isTelling) return null
	return (
		<span className="block truncate text-sm text-ink-soft" title={`${from.raw} (${from.where})`}>
			{isTelling ? `‘${from.raw}’, ` : null}
			{from.where}
		</span>
	)
}
