import type { Schedule } from '#shared/catalogue/catalogue-item.ts'
import { Badge } from '#web/ui/badge.tsx'
import { london } from '#web/admin/app/london.ts'

/** When an item is published by itself, in London's time. */
export const ScheduleBadge = ({ schedule }: { schedule: Schedule }) => (
	<Badge tone={schedule.isHeldBack ? 'red' : 'amber'}>
		{schedule.isHeldBack ? 'Held back since' : 'Scheduled for'} {london(schedule.publishAt)} in London
	</Badge>
)
