import { useState } from 'react'
import { send, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { isWanted: boolean; onChanged: () => Promise<unknown> }

/** Stops a person's reminders, and starts them again (PORTAL-124). Changes are told all the same. */
export function RemindersSwitch({ isWanted, onChanged }: Props) {
	const [isPending, setIsPending] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)
	const change = async () => {
		setIsPending(true)
		setProblem(null)
		try {
			await send('PUT', '/api/portal/reminders', { isWanted: !isWanted })
			await onChanged()
		} catch (error) {
			setProblem(sentenceOf(error, 'This could not be changed. Please try again.'))
		}
		setIsPending(false)
	}
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft print:hidden">
			<p>
				{isWanted
					? 'We remind you by mail: what to approve, your documents, check-in.'
					: 'You get no reminders. We still tell you every change.'}
			</p>
			<Button size="small" variant="quiet" pending={isPending} onClick={() => void change()}>
				{isWanted ? 'Stop reminders' : 'Remind me again'}
			</Button>
			<output>{problem}</output>
		</div>
	)
}
