import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Enquiry, EnquiryState } from '#shared/enquiries/enquiry.ts'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { refreshEnquiries } from '../lists/lists.ts'

/** What becomes of an enquiry of each state by one press. */
const TRANSITIONS: Record<EnquiryState, { to: EnquiryState; action: string; done: string }> = {
	waiting: { to: 'answered', action: 'Mark as Answered', done: 'Enquiry marked as answered' },
	answered: { to: 'waiting', action: 'Mark as Waiting', done: 'Enquiry marked as waiting' },
	quarantined: { to: 'waiting', action: 'Move to Waiting', done: 'Enquiry moved to waiting' },
}

/** The button that says whether an enquiry was answered. `onChanged` gets the enquiry as it is afterwards. */
export function useChangeEnquiryState(enquiry: Enquiry, onChanged: (enquiry: Enquiry) => void) {
	const [isPending, setIsPending] = useState(false)
	const client = useQueryClient()
	const { to, action, done } = TRANSITIONS[enquiry.state]

	const changeState = async () => {
		setIsPending(true)
		try {
			const { version } = enquiry
			const answer = await send<{ enquiry: Enquiry }>(
				'PATCH',
				`/api/admin/enquiries/${enquiry.id}`,
				{ state: to },
				{ version },
			)
			onChanged(answer.enquiry)
			toast({ title: done })
		} catch (error) {
			// Somebody else was quicker: what they made of it is shown.
			if (error instanceof RequestError && error.status === 412) onChanged((error.body as { current: Enquiry }).current)
			toast({
				title: 'Failed to update enquiry',
				description: sentenceOf(error, 'Please try again.'),
				tone: 'destructive',
			})
		} finally {
			setIsPending(false)
			await refreshEnquiries(client)
		}
	}
	return { action, isPending, changeState }
}
