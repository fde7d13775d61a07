import { daysBetween, viewerDay } from '#shared/dates.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { useNow } from '#web/ui/use-now.ts'

/** By when a task is to be done. What is late is marked in words, not in colour alone. */
export function TaskDue({ due }: { due: string | null }) {
	const today = viewerDay(useNow())
	if (due === null) return null
	const days = daysBetween(today, due)
	if (days < 0)
		return <strong className="font-medium text-red">{`Late by ${days === -1 ? '1 day' : `${-days} days`}`}</strong>
	return days === 0 ? <strong className="font-medium text-amber">Today</strong> : `Due ${staffDate(due)}`
}
