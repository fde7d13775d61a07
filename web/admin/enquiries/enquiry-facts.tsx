import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { aboutOf, hasReversedDates, type Enquiry } from '#shared/enquiries/enquiry.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { staffDate } from '#web/trips/staff-date.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { AnswerDeadline } from './answer-deadline.tsx'
import { useChangeEnquiryState } from './use-change-enquiry-state.ts'
import { SubjectTasks } from '../tasks/subject-tasks.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'

type Props = {
	enquiry: Enquiry
	/** Receives the changed enquiry. */
	onChanged: (enquiry: Enquiry) => void
	onConvert: () => void
	onClose: () => void
}

export function EnquiryFacts({ enquiry, onChanged, onConvert, onClose }: Props) {
	const { openTrip } = useAdminLocation()
	const { action, isPending, changeState } = useChangeEnquiryState(enquiry, onChanged)
	const { tripId } = enquiry

	const open = (id: string) => {
		openTrip(id, { replace: true })
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
					{hasReversedDates(enquiry) ? (
						<span className="block text-red">Not after the check-in. Please ask the guest.</span>
					) : null}
					{enquiry.nightsTaken ? (
						<span className="block text-red">Some of these nights were taken when this came in.</span>
					) : null}
				</Fact>
				<Fact name="Received">{staffDate(enquiry.createdAt)}</Fact>
				<Fact name="Guests">{enquiry.guests}</Fact>
				<Fact name="Answer">
					<AnswerDeadline enquiry={enquiry} />
				</Fact>
				<div className="sm:col-span-2">
					<dt className="text-sm text-ink-soft">Message</dt>
					<dd className="whitespace-pre-line wrap-anywhere">{enquiry.message ?? 'None'}</dd>
				</div>
			</dl>
			{/* What is typed there is no edit of the enquiry. */}
			<section
				aria-label="Tasks"
				className="mt-5 border-t border-line pt-5"
				onInput={(event) => event.stopPropagation()}
			>
				<SubjectTasks about={{ kind: 'enquiry', id: enquiry.id }} />
			</section>
			<DialogFooter>
				<a href={replyTo(enquiry)} className={buttonClasses()}>
					<Mail aria-hidden="true" />
					Reply by Email
				</a>
				<ForEditors>
					<Button pending={isPending} onClick={() => void changeState()}>
						{action}
					</Button>
				</ForEditors>
				{tripId ? (
					<Button variant="primary" onClick={() => open(tripId)}>
						Open Trip
					</Button>
				) : (
					<ForEditors>
						<Button variant="primary" onClick={onConvert}>
							Create Customer and Trip
						</Button>
					</ForEditors>
				)}
			</DialogFooter>
		</>
	)
}

const replyTo = (enquiry: Enquiry) =>
	`mailto:${enquiry.email}?subject=${encodeURIComponent(`Your enquiry${aboutOf(enquiry)} [${enquiry.reference}]`)}`

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-sm text-ink-soft">{name}</dt>
			<dd className="wrap-anywhere">{children}</dd>
		</div>
	)
}
