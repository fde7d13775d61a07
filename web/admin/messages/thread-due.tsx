import type { ListedThread } from '#shared/messages/thread.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { useNow } from '#web/ui/use-now.ts'

/** When an answer is due (CRM-166). An overdue one is also marked in words, not in red alone. */
export function ThreadDue({ thread: { state, dueAt, lastAt } }: { thread: ListedThread }) {
	const now = useNow()
	if (state === 'closed') return 'No answer needed'
	if (state === 'answered' || dueAt === null) return `Answered ${staffDate(lastAt.slice(0, 10))}`
	const minutes = Math.floor((Date.parse(dueAt) - now.getTime()) / 60_000)
	if (minutes < 0) return <strong className="font-medium text-red">Overdue by {inWords(-minutes)}</strong>
	return `Due in ${inWords(minutes)}`
}

function inWords(minutes: number): string {
	if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
	const hours = Math.floor(minutes / 60)
	if (hours >= 48) return `${Math.floor(hours / 24)} days`
	return hours === 1 ? '1 hour' : `${hours} hours`
}
