import { CircleAlert, Lightbulb } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/** The attributes that link a control to its label, hint and error. */
export type ControlProps = {
	id: string
	'aria-describedby': string | undefined
	'aria-invalid': true | undefined
	'aria-required': true | undefined
}

type Props = {
	label: string
	/** Adds ' *' to the label. */
	required?: boolean
	hint?: string
	error?: string
	/** What would make the value better. It does not make it invalid. */
	advice?: string
	className?: string
	/** Renders the control: `{(control) => <Input {...control} name="email" />}`. */
	children: (control: ControlProps) => ReactNode
}

/** A control with its label, and with a hint and an error that screen readers announce with it. */
export function Field({ label, required = false, hint, error, advice, className, children }: Props) {
	const id = useId()
	const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', advice ? `${id}-advice` : '']
		.filter(Boolean)
		.join(' ')
	return (
		<div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
			<label htmlFor={id} className="text-sm font-medium wrap-anywhere">
				{label}
				{required ? ' *' : null}
			</label>
			{children({
				id,
				'aria-describedby': describedBy || undefined,
				'aria-invalid': error ? true : undefined,
				'aria-required': required || undefined,
			})}
			{hint ? (
				<p id={`${id}-hint`} className="text-sm text-ink-soft">
					{hint}
				</p>
			) : null}
			{error ? (
				<p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
					<CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					{error}
				</p>
			) : null}
			{advice ? (
				<p id={`${id}-advice`} className="flex items-start gap-1.5 text-sm text-amber">
					<Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					{advice}
				</p>
			) : null}
		</div>
	)
}
