import { useId } from 'react'
import type { Fields } from '#shared/fields.ts'
import { Button } from '#web/ui/button.tsx'
import { fieldText } from './field-text.ts'
import type { Theirs } from './merge-edits.ts'

type Props = {
	fields: Fields
	changes: readonly Theirs[]
	onKeep: (whose: 'mine' | 'theirs') => void
}

/** Told when someone else saved the same record meanwhile: what they changed, and the choice. Nothing is saved before that. */
export function EditConflict({ fields, changes, onKeep }: Props) {
	const id = useId()
	const isContested = changes.some((change) => change.isContested)
	return (
		<section ref={focus} tabIndex={-1} aria-labelledby={id} className="mb-5 rounded-lg bg-amber-wash p-4 outline-none">
			<h3 id={id} className="font-medium">
				Someone else has changed this meanwhile
			</h3>
			<dl className="mt-2 flex flex-col gap-2">
				{changes.map(({ name, label, before, theirs, mine, isContested }) => (
					<div key={name}>
						<dt className="text-sm font-medium">{label}</dt>
						<dd className="wrap-anywhere">
							{fieldText(fields[name], before)} → {fieldText(fields[name], theirs)}
							{isContested ? <span className="block">Yours: {fieldText(fields[name], mine)}</span> : null}
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-3 text-sm">
				{isContested
					? 'Choose which stands. You can look it over before you save.'
					: 'Nothing you changed is affected. Take it over, then save.'}
			</p>
			<div className="mt-3 flex flex-wrap gap-3">
				{isContested ? (
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
