import { type Enquiry, hoursLeft } from '#shared/enquiries/enquiry.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { useNow } from '#web/ui/use-now.ts'

/** When the answer to an enquiry is due. An overdue answer is also marked in words, not in red alone. */
export function AnswerDeadline({ enquiry }: { enquiry: Enquiry }) {
	const now = useNow()
	if (enquiry.state === 'quarantined') return 'Not due'
	if (enquiry.state === 'answered') return `Answered ${staffDate(enquiry.answeredAt)}`
	const hours = hoursLeft(enquiry, now)
	if (hours < 0) return <strong className="font-medium text-red">Overdue by {formatHours(-hours)}</strong>
	return `Due in ${formatHours(hours)}`
}

function formatHours(hours: number): string {
	const whole = Math.floor(hours)
	if (whole === 0) return 'less than an hour'
	if (whole >= 48) return `${Math.floor(whole / 24)} days`
	return whole === 1 ? '1 hour' : `${whole} hours`
}
