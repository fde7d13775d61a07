import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type Props = { name: string; address: string; onDone: () => void }

/** The address of a new link. It is shown once: the server knows only its hash. */
export function NewAddress({ name, address, onDone }: Props) {
	const [isCopied, setIsCopied] = useState(false)
	const section = useRef<HTMLElement>(null)
	// The form that had the focus is gone.
	useEffect(() => section.current?.querySelector('input')?.select(), [])
	const copy = () =>
		navigator.clipboard.writeText(address).then(
			() => setIsCopied(true),
			() => setIsCopied(false),
		)
	return (
		<section ref={section} aria-label="The new link" className="mt-3 grid gap-3 rounded-md bg-sunk p-4">
			<Field
				label={`Link for ${name}`}
				hint="Send it to them now: it is shown only once. Anyone who has it can open it until it ends."
			>
				{(control) => (
					<Input {...control} readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
				)}
			</Field>
			<div className="flex flex-wrap gap-2">
				{/* Without HTTPS there is no clipboard, but the address can still be selected. */}
				{'clipboard' in navigator ? (
					<Button size="small" variant="primary" onClick={() => void copy()}>
						{isCopied ? 'Copied' : 'Copy the link'}
					</Button>
				) : null}
				<Button size="small" onClick={onDone}>
					Done
				</Button>
			</div>
			<output className="sr-only">{isCopied ? 'Copied' : ''}</output>
		</section>
	)
}
