import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import type { BookingStatus } from '#shared/trips/booking-status.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'

/** PORTAL-15. The CRM uses other colours. */
const TONES: Record<PortalTrip['status'] | BookingStatus, Tone> = {
	confirmed: 'green',
	pending: 'amber',
	completed: 'grey',
	cancelled: 'red',
}

export const StatusBadge = ({ status }: { status: keyof typeof TONES }) => (
	<Badge tone={TONES[status] ?? 'grey'}>{choiceLabel(status)}</Badge>
)
