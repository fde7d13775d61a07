import { Badge, type Tone } from '#web/ui/badge.tsx'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'

/** Anything else is grey (CRM-6). */
const TONES: Partial<Record<string, Tone>> = {
	confirmed: 'green',
	approved: 'green',
	completed: 'green',
	pending: 'yellow',
	cancelled: 'red',
	changes_requested: 'red',
}

export function StaffBadge({ status }: { status: string }) {
	return <Badge tone={TONES[status] ?? 'grey'}>{choiceLabel(status)}</Badge>
}
