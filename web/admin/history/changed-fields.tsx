import type { Fields } from '#shared/fields.ts'
import type { Difference } from '#shared/history/differences.ts'
import type { HistoryAct } from '#shared/history/history-entry.ts'
import { formatFieldValue } from '#web/trips/format-field-value.ts'

type Props = { act: HistoryAct; fields: Fields; differences: readonly Difference[] }

/** The fields of a change with their values before and after. Of sealed ones only the name is known. */
export function ChangedFields({ act, fields, differences }: Props) {
	if (differences.length === 0) return null
	return (
		<dl className="mt-1.5 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
			{differences.map((one) => {
				const field = fields[one.name]
				return (
					<div key={one.name} className="contents">
						<dt className="text-ink-soft max-sm:mt-1">{field?.label ?? one.name}</dt>
						<dd className="min-w-0 whitespace-pre-line wrap-anywhere">
							{'isHidden' in one ? (
								<span className="text-ink-soft">{`${SEALED[act]}, not shown`}</span>
							) : act === 'changed' ? (
								<>
									<del className="text-ink-soft decoration-line">{formatFieldValue(field, one.was)}</del>
									{' → '}
									<ins className="no-underline">{formatFieldValue(field, one.now)}</ins>
								</>
							) : (
								formatFieldValue(field, act === 'removed' ? one.was : one.now)
							)}
						</dd>
					</div>
				)
			})}
		</dl>
	)
}

const SEALED: Record<HistoryAct, string> = {
	added: 'Entered',
	changed: 'Changed',
	removed: 'Deleted',
	replaced: 'Entered',
	restored: 'Entered',
}
