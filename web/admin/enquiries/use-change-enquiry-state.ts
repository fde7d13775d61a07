import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Enquiry, EnquiryState } from '#shared/enquiries/enquiry.ts'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { refreshEnquiries } from '../app/refresh.ts'

/** The state that the button leads to, from each state (CRM-68). */
const TRANSITIONS: Record<EnquiryState, { to: EnquiryState; action: string; success: string }> = {
	waiting: { to: 'answered', action: 'Mark as Answered', success: 'Enquiry marked as answered' },
	answered: { to: 'waiting', action: 'Mark as Waiting', success: 'Enquiry marked as waiting' },
	quarantined: { to: 'waiting', action: 'Move to Waiting', success: 'Enquiry moved to waiting' },
}

/** The label and action of the button that changes an enquiry's state. `onChanged` receives the changed enquiry. */
export function useChangeEnquiryState(enquiry: Enquiry, onChanged: (enquiry: Enquiry) => void) {
	const [isPending, setIsPending] = useState(false)
	const client = useQueryClient()
	const { to, action, success } = TRANSITIONS[enquiry.state]

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
			toast({ title: success })
		} catch (error) {
			// Someone else changed the enquiry first: show their version.
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
