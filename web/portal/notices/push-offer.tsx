import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { type PushState, pushState, startPush, stopPush } from './push.ts'

/** Offers to tell news on this device (PORTAL-86). Asks the browser only when pressed. */
export function PushOffer() {
	const [state, setState] = useState<PushState | null>(null)
	const [isPending, setIsPending] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)
	useEffect(() => {
		// Without a network nothing is offered.
		pushState().then(setState, () => {})
	}, [])
	const run = async (change: () => Promise<PushState>) => {
		setIsPending(true)
		setProblem(null)
		try {
			setState(await change())
		} catch (error) {
			setProblem(sentenceOf(error, 'Your browser did not allow it. The mails reach you all the same.'))
		}
		setIsPending(false)
	}
	if (state === null || state === 'none') return null
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
			{state === 'off' ? (
				<Button pending={isPending} onClick={() => void run(startPush)}>
					<BellRing aria-hidden="true" />
					Tell me on this device
				</Button>
			) : null}
			{state === 'on' ? (
				<>
					<p>This device shows news of your trips.</p>
					<Button size="small" variant="quiet" pending={isPending} onClick={() => void run(stopPush)}>
						Stop on this device
					</Button>
				</>
			) : null}
			{state === 'refused' ? <p>Your browser shows no news of ours. You can allow it in its settings.</p> : null}
			{state === 'homeScreen' ? (
				<p>For news on this device, tap Share, then Add to Home Screen, and open the portal from there.</p>
			) : null}
			<output>{problem}</output>
		</div>
	)
}
