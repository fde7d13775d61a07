import { type Enquiry, hoursLeft } from '#shared/enquiries/enquiry.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { useNow } from './use-now.ts'

/** How an enquiry stands with the answer it was promised. What is overdue is said in words, and in red. */
export function AnswerDue({ enquiry }: { enquiry: Enquiry }) {
	const now = useNow()
	if (enquiry.state === 'quarantined') return 'Not promised'
	if (enquiry.state === 'answered') return `Answered ${staffDate(enquiry.answeredAt)}`
	const hours = hoursLeft(enquiry, now)
	if (hours < 0) return <strong className="font-medium text-red">Overdue by {inWords(-hours)}</strong>
	return hours === 0 ? 'Due within the hour' : `Due in ${inWords(hours)}`
}

const inWords = (hours: number) => {
	if (hours >= 48) return `${Math.floor(hours / 24)} days`
	return hours === 1 ? '1 hour' : `${hours} hours`
}
