import { useState } from 'react'
import { createPasskey } from '#web/data/create-passkey.ts'
import { RequestError, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from './link-page.tsx'

/** Offers a passkey right after the invitation (SITE-168). The sign-in is fresh, so nothing needs to be confirmed. */
export default function OfferPasskey({ onDone }: { onDone: () => void }) {
	const [isPending, setIsPending] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)
	const create = async () => {
		setIsPending(true)
		setProblem(null)
		try {
			await createPasskey()
			return onDone()
		} catch (error) {
			const name = error instanceof Error ? error.name : ''
			// Closing the browser's window is no problem: both buttons are still there.
			if (name !== 'NotAllowedError' && name !== 'AbortError')
				setProblem(
					error instanceof RequestError
						? sentenceOf(error, 'Please try again.')
						: 'Your device could not make one. Your password works all the same.',
				)
		}
		setIsPending(false)
	}
	return (
		<>
			<Heading>Come in without typing</Heading>
			<p className="text-lg">
				This device can know you by your face, your finger or the PIN that unlocks it. You would not need your password
				here any more. It stays as a second way in.
			</p>
			{problem ? (
				<p role="alert" className="rounded-md bg-amber-wash px-4 py-3 text-lg">
					{problem}
				</p>
			) : null}
			<div className="flex flex-wrap gap-3 max-sm:flex-col">
				<Button variant="primary" size="large" pending={isPending} onClick={() => void create()}>
					Use this device
				</Button>
				<Button size="large" onClick={onDone}>
					Not now
				</Button>
			</div>
		</>
	)
}
