import { Badge, type Tone } from '#web/ui/badge.tsx'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'

/** Specification 2 section 4, admin badge colours; anything else is grey. */
const TONES: Partial<Record<string, Tone>> = {
	confirmed: 'green',
	approved: 'green',
	completed: 'green',
	pending: 'yellow',
	cancelled: 'red',
	changes_requested: 'red',
}

/** A status as staff see it. */
export function StaffBadge({ status }: { status: string }) {
	return <Badge tone={TONES[status] ?? 'grey'}>{choiceLabel(status)}</Badge>
}
