import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CopyableAddress } from '../copyable-address.tsx'

type Props = { name: string; address: string; onDone: () => void }

/** The address of a new link. It is shown once: the server knows only its hash. */
export function NewAddress({ name, address, onDone }: Props) {
	const section = useRef<HTMLElement>(null)
	// The form that had the focus is gone.
	useEffect(() => section.current?.querySelector('input')?.select(), [])
	return (
		<section ref={section} aria-label="The new link" className="mt-3 rounded-md bg-sunk p-4">
			<CopyableAddress
				label={`Link for ${name}`}
				hint="Send it to them now: it is shown only once. Anyone who has it can open it until it ends."
				address={address}
				copyLabel="Copy the link"
			>
				<Button size="small" onClick={onDone}>
					Done
				</Button>
			</CopyableAddress>
		</section>
	)
}
