import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type Props = {
	label: string
	hint: string
	address: string
	/** The words on the button that copies it. */
	copyLabel: string
	/** Further buttons next to that one. */
	children?: ReactNode
}

/** An address for somebody else, whole and ready to be copied. */
export function CopyableAddress({ label, hint, address, copyLabel, children }: Props) {
	const [copied, setCopied] = useState<string | null>(null)
	const isCopied = copied === address
	const copy = () =>
		navigator.clipboard.writeText(address).then(
			() => setCopied(address),
			() => setCopied(null),
		)
	return (
		<div className="grid gap-3">
			<Field label={label} hint={hint}>
				{(control) => (
					<Input {...control} readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
				)}
			</Field>
			<div className="flex flex-wrap gap-2">
				{/* Without HTTPS there is no clipboard, but the address can still be selected. */}
				{'clipboard' in navigator ? (
					<Button size="small" variant="primary" onClick={() => void copy()}>
						{isCopied ? 'Copied' : copyLabel}
					</Button>
				) : null}
				{children}
			</div>
			<output className="sr-only">{isCopied ? 'Copied' : ''}</output>
		</div>
	)
}
