import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useIsHydrating } from '#web/ui/rendered-at.ts'

/** A reference number: a click selects all of it, and the button copies it (PORTAL-24). */
export function CopyableReference({ label, value }: { label: string; value: string }) {
	const [isCopied, setIsCopied] = useState(false)
	const isHydrating = useIsHydrating()
	const copy = () =>
		navigator.clipboard.writeText(value).then(
			() => setIsCopied(true),
			() => setIsCopied(false),
		)
	return (
		<span className="inline-flex max-w-full items-center">
			<span className="min-w-0 font-medium select-all">{value}</span>
			{/* Without HTTPS there is no clipboard, but the number can still be selected. */}
			{isHydrating || 'clipboard' in navigator ? (
				<button
					type="button"
					onClick={() => void copy()}
					aria-label={`Copy ${label} ${value}`}
					className="-my-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-sea transition-colors duration-150 hover:bg-sea-wash [&_svg]:size-4"
				>
					{isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
				</button>
			) : null}
			<output className="sr-only">{isCopied ? 'Copied' : ''}</output>
		</span>
	)
}
