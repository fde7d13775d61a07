import { useId } from 'react'
import type { Fields } from '#shared/fields.ts'
import { Button } from '#web/ui/button.tsx'
import { formatFieldValue } from '../format-field-value.ts'
import type { FieldChange } from './merge-edits.ts'

type Props = {
	fields: Fields
	changes: readonly FieldChange[]
	onKeep: (whose: 'mine' | 'theirs') => void
}

/** Shows what someone else changed in the same record, and lets the user choose. Nothing is saved before that. */
export function EditConflict({ fields, changes, onKeep }: Props) {
	const id = useId()
	const hasConflict = changes.some((change) => change.isConflict)
	return (
		<section ref={focus} tabIndex={-1} aria-labelledby={id} className="mb-5 rounded-lg bg-amber-wash p-4 outline-none">
			<h3 id={id} className="font-medium">
				Someone else has changed this in the meantime
			</h3>
			<dl className="mt-2 flex flex-col gap-2">
				{changes.map(({ name, label, before, theirs, mine, isConflict }) => (
					<div key={name}>
						<dt className="text-sm font-medium">{label}</dt>
						<dd className="wrap-anywhere">
							{formatFieldValue(fields[name], before)} → {formatFieldValue(fields[name], theirs)}
							{isConflict ? <span className="block">Yours: {formatFieldValue(fields[name], mine)}</span> : null}
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-3 text-sm">
				{hasConflict
					? 'Choose which version to keep. You can review it before you save.'
					: 'Your own changes are not affected. Accept theirs, then save.'}
			</p>
			<div className="mt-3 flex flex-wrap gap-3">
				{hasConflict ? (
					<Button size="small" onClick={() => onKeep('mine')}>
						Keep mine
					</Button>
				) : null}
				<Button size="small" onClick={() => onKeep('theirs')}>
					{hasConflict ? 'Keep theirs' : 'Accept theirs'}
				</Button>
			</div>
		</section>
	)
}

/** The notice appears at the top of the form, which may be scrolled out of view. */
const focus = (notice: HTMLElement | null) => notice?.focus()
