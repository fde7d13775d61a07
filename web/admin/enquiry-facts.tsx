import { useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { areReversed, type Enquiry, type EnquiryState } from '#shared/enquiries/enquiry.ts'
import { RequestError, send, sentenceOf } from '#web/request.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toasts.tsx'
import { AnswerDue } from './answer-due.tsx'
import { refreshEnquiries } from './lists.ts'
import { usePlace } from './use-place.ts'

type Props = {
	enquiry: Enquiry
	/** The enquiry as it is after a change. */
	onChanged: (enquiry: Enquiry) => void
	onPlan: () => void
	onClose: () => void
}

/** What the other button does to an enquiry of each state. */
const TURNS: Record<EnquiryState, { to: EnquiryState; action: string; done: string }> = {
	waiting: { to: 'answered', action: 'Mark as Answered', done: 'Enquiry marked as answered' },
	answered: { to: 'waiting', action: 'Mark as Waiting', done: 'Enquiry marked as waiting' },
	quarantined: { to: 'waiting', action: 'Move to Waiting', done: 'Enquiry moved to waiting' },
}

export function EnquiryFacts({ enquiry, onChanged, onPlan, onClose }: Props) {
	const [isPending, setIsPending] = useState(false)
	const { openTrip } = usePlace()
	const client = useQueryClient()
	const turn = TURNS[enquiry.state]
	const { tripId } = enquiry

	const change = async () => {
		setIsPending(true)
		try {
			const { version } = enquiry
			const answer = await send<{ enquiry: Enquiry }>(
				'PATCH',
				`/api/admin/enquiries/${enquiry.id}`,
				{ state: turn.to },
				{ version },
			)
			onChanged(answer.enquiry)
			toast({ title: turn.done })
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
	const open = (id: string) => {
		openTrip(id, { instead: true })
		onClose()
	}
	return (
		<>
			<dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
				<Fact name="Email">
					<a href={`mailto:${enquiry.email}`} className="text-sea underline underline-offset-4">
						{enquiry.email}
					</a>
				</Fact>
				<Fact name="Phone">
					<a href={`tel:${enquiry.phone.replaceAll(/\s/g, '')}`} className="text-sea underline underline-offset-4">
						{enquiry.phone}
					</a>
				</Fact>
				<Fact name="Check-in">{enquiry.checkIn ? staffDate(enquiry.checkIn) : 'Not given'}</Fact>
				<Fact name="Check-out">
					{enquiry.checkOut ? staffDate(enquiry.checkOut) : 'Not given'}
					{areReversed(enquiry) ? <span className="block text-red">Not after the check-in: please ask.</span> : null}
				</Fact>
				<Fact name="Guests">{enquiry.guests}</Fact>
				<Fact name="Answer">
					<AnswerDue enquiry={enquiry} />
				</Fact>
				<div className="sm:col-span-2">
					<dt className="text-sm text-ink-soft">Message</dt>
					<dd className="whitespace-pre-line wrap-anywhere">{enquiry.message ?? 'None'}</dd>
				</div>
			</dl>
			<DialogFooter>
				<a href={replyTo(enquiry)} className={buttonLook()}>
					<Mail aria-hidden="true" />
					Reply by Email
				</a>
				<Button pending={isPending} onClick={() => void change()}>
					{turn.action}
				</Button>
				{tripId ? (
					<Button variant="primary" onClick={() => open(tripId)}>
						Open Trip
					</Button>
				) : (
					<Button variant="primary" onClick={onPlan}>
						Create Customer and Trip
					</Button>
				)}
			</DialogFooter>
		</>
	)
}

const replyTo = ({ email, propertyName, reference }: Enquiry) =>
	`mailto:${email}?subject=${encodeURIComponent(`Your enquiry for ${propertyName} [${reference}]`)}`

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-sm text-ink-soft">{name}</dt>
			<dd className="wrap-anywhere">{children}</dd>
		</div>
	)
}
