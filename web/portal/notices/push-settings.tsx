import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { type Push, pushState, showDetails, startPush, stopPush, turnOffThere } from './push.ts'
import { PushDevices } from './push-devices.tsx'

/** Offers to tell news on this device, and lists where it arrives (PORTAL-86, PORTAL-108). Asks the browser only when pressed. */
export default function PushSettings() {
	const [push, setPush] = useState<Push | null>(null)
	const [isPending, setIsPending] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)
	useEffect(() => {
		// Without a network nothing is offered.
		pushState().then(setPush, () => {})
	}, [])
	const run = async (change: () => Promise<Push>, failure = 'This could not be changed. Please try again.') => {
		setIsPending(true)
		setProblem(null)
		try {
			setPush(await change())
		} catch (error) {
			setProblem(sentenceOf(error, failure))
		}
		setIsPending(false)
	}
	if (push === null || (push.state === 'none' && push.devices.length === 0)) return null
	const { state, devices } = push
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-ink-soft print:hidden">
			{state === 'off' ? (
				<Button
					className="justify-self-start"
					pending={isPending}
					onClick={() => void run(startPush, 'Your browser did not allow it. The mails reach you all the same.')}
				>
					<BellRing aria-hidden="true" />
					Tell me on this device
				</Button>
			) : null}
			{state === 'refused' ? <p>Your browser shows no news of ours. You can allow it in its settings.</p> : null}
			{state === 'homeScreen' ? (
				<p>For news on this device, tap Share, then Add to Home Screen, and open the portal from there.</p>
			) : null}
			{devices.length > 0 ? (
				<PushDevices
					devices={devices}
					isPending={isPending}
					onDetails={(shows) => void run(() => showDetails(shows))}
					onStop={() => void run(stopPush)}
					onTurnOff={(device) => void run(() => turnOffThere(device, state))}
				/>
			) : null}
			<output>{problem}</output>
		</div>
	)
}
