import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
	const first = useRef<HTMLParagraphElement>(null)
	// The form that led here is gone, so the focus needs a new place.
	useEffect(() => first.current?.focus(), [])
	const text = `${codes.join('\r\n')}\r\n`
	return (
		<>
			<p ref={first} tabIndex={-1} className="max-w-prose outline-none">
				Store these recovery codes where you keep important things. Each signs you in once when your phone is lost. They
				are not shown again.
			</p>
			<ul aria-label="Recovery codes" className="my-4 grid gap-x-8 gap-y-1 font-mono text-sm sm:grid-cols-2">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-3">
				<Button
					variant="primary"
					onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
				>
					Save as a file
				</Button>
				<Button onClick={onStored}>I have stored them</Button>
			</div>
		</>
	)
}
