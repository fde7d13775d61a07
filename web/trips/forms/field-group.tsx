import { type ReactNode, useId } from 'react'

/** Fields that belong together under one heading. `note` applies to all of them. */
export type FormGroup = { title: string; note?: ReactNode; names: readonly string[] }

export function FieldGroup({ title, note, children }: FormGroup & { children: ReactNode }) {
	const id = useId()
	return (
		// `contents` places the fields in the grid of the form.
		<fieldset aria-labelledby={id} className="group contents">
			<div className="border-line group-not-first:mt-4 group-not-first:border-t group-not-first:pt-5 md:col-span-2">
				<h3 id={id} className="font-display text-xl">
					{title}
				</h3>
				{note ? <div className="mt-1 max-w-prose text-ink-soft">{note}</div> : null}
			</div>
			{children}
		</fieldset>
	)
}
