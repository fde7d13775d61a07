import { useId } from 'react'
import type { Fields } from '#shared/fields.ts'
import { Button } from '#web/ui/button.tsx'
import { formatFieldValue } from './format-field-value.ts'
import type { FieldChange } from './merge-edits.ts'

type Props = {
	fields: Fields
	changes: readonly FieldChange[]
	onKeep: (whose: 'mine' | 'theirs') => void
}

/** Told when someone else saved the same record meanwhile: what they changed, and the choice. Nothing is saved before that. */
export function EditConflict({ fields, changes, onKeep }: Props) {
	const id = useId()
	const hasConflict = changes.some((change) => change.isConflict)
	return (
		<section ref={focus} tabIndex={-1} aria-labelledby={id} className="mb-5 rounded-lg bg-amber-wash p-4 outline-none">
			<h3 id={id} className="font-medium">
				Someone else has changed this meanwhile
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
					? 'Choose which stands. You can look it over before you save.'
					: 'Nothing you changed is affected. Take it over, then save.'}
			</p>
			<div className="mt-3 flex flex-wrap gap-3">
				{hasConflict ? (
					<Button size="small" onClick={() => onKeep('mine')}>
						Keep mine
					</Button>
				) : null}
				<Button size="small" onClick={() => onKeep('theirs')}>
					Take theirs
				</Button>
			</div>
		</section>
	)
}

/** It appears above what is being read, wherever the form is scrolled to. */
const focus = (notice: HTMLElement | null) => notice?.focus()
